// HarfBuzz as it is, to be measured beside the engine.
#include <hb.h>
