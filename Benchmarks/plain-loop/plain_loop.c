/* The plain loop: what a C program with FreeType and HarfBuzz alone does for the works of these benchmarks.
 *
 *   plain_loop FONT WORK VARIANT PASSES [PAGE]
 *
 * WORK is A ("Hello", 200 px, 1280 x 720) or C (the lines of PAGE, 24 px, 1920 x 1080). VARIANT says where a frame's
 * outlines come from: "set" sets the axis, shapes and loads every glyph again in every frame; "masters" loads outlines
 * and positions at weights 100, 400 and 900 once and interpolates both. In work C equal letters at equal quarters of a
 * pixel share a bitmap for the length of a frame. Sixty frames go from weight 100 to 900; premultiplied white is laid
 * over a cleared RGBA picture. Prints wall and processor milliseconds a frame (the best pass) and the peak memory in KB.
 */
#define _GNU_SOURCE
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H
#include <hb-ot.h>
#include <hb.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { frame_count = 60, master_count = 3, most_lines = 64, most_letters = 8192, most_glyphs = 4096, phase_count = 4 };
static const double master_weights[master_count] = {100, 400, 900};

typedef struct {
  unsigned glyph;
  double x, y;
} letter;

typedef struct {
  int left, top, width, height;
  size_t start;
} bitmap;

static FT_Library library;
static FT_Face face;
static hb_font_t *font;
static hb_buffer_t *buffer;
static int width, height, size, line_count, is_page;
static char *lines[most_lines];

static uint8_t *picture;
static uint8_t *store;
static size_t store_used, store_size;

static letter letters[master_count][most_letters], now[most_letters];
static int letter_count;
static FT_Outline outlines[master_count][most_glyphs], current[most_glyphs];
static uint8_t is_used[most_glyphs];
static bitmap shared[most_glyphs][phase_count];
static uint8_t is_shared[most_glyphs][phase_count];

static double milliseconds(clockid_t clock) {
  struct timespec t;
  clock_gettime(clock, &t);
  return t.tv_sec * 1e3 + t.tv_nsec * 1e-6;
}

/* In KB. What getrusage tells of a child begins with its parent's. */
static long peak(void) {
  char line[256];
  long result = 0;
  FILE *file = fopen("/proc/self/status", "r");
  while (file && fgets(line, sizeof line, file)) sscanf(line, "VmHWM: %ld", &result);
  if (file) fclose(file);
  return result;
}

static void set_axis(double weight) {
  FT_Fixed coordinate = (FT_Fixed)lrint(weight * 65536);
  FT_Set_Var_Design_Coordinates(face, 1, &coordinate);
}

static void shape(double weight, letter *out) {
  hb_variation_t variation = {HB_TAG('w', 'g', 'h', 't'), (float)weight};
  hb_font_set_variations(font, &variation, 1);
  double scale = (double)size / hb_face_get_upem(hb_font_get_face(font));
  letter_count = 0;
  for (int line = 0; line < line_count; line++) {
    hb_buffer_reset(buffer);
    hb_buffer_add_utf8(buffer, lines[line], -1, 0, -1);
    hb_buffer_guess_segment_properties(buffer);
    hb_shape(font, buffer, NULL, 0);
    unsigned count;
    hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &count);
    hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &count);
    double whole = 0;
    for (unsigned i = 0; i < count; i++) whole += positions[i].x_advance * scale;
    double pen = is_page ? 20 : (width - whole) / 2, baseline = is_page ? 40 + 32 * line : 432;
    for (unsigned i = 0; i < count && letter_count < most_letters; i++) {
      out[letter_count++] = (letter){infos[i].codepoint, pen + positions[i].x_offset * scale, baseline};
      pen += positions[i].x_advance * scale;
    }
  }
}

static void keep(FT_Outline *target, unsigned glyph) {
  FT_Load_Glyph(face, glyph, FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP);
  FT_Outline *source = &face->glyph->outline;
  if (!target->points) FT_Outline_New(library, source->n_points, source->n_contours, target);
  FT_Outline_Copy(source, target);
}

static void interpolate(unsigned glyph, int lower, double share) {
  FT_Outline *from = &outlines[lower][glyph], *to = &outlines[lower + 1][glyph], *target = &current[glyph];
  if (!target->points) {
    FT_Outline_New(library, from->n_points, from->n_contours, target);
    FT_Outline_Copy(from, target);
  }
  int part = (int)lrint(share * 4096);
  for (int i = 0; i < from->n_points; i++) {
    target->points[i].x = from->points[i].x + (((to->points[i].x - from->points[i].x) * part + 2048) >> 12);
    target->points[i].y = from->points[i].y + (((to->points[i].y - from->points[i].y) * part + 2048) >> 12);
  }
}

/* Fills an outline moved by x 64ths of a pixel. */
static bitmap fill(FT_Outline *outline, int x) {
  FT_Outline_Translate(outline, x, 0);
  FT_BBox box;
  FT_Outline_Get_CBox(outline, &box);
  int left = box.xMin >> 6, bottom = box.yMin >> 6;
  bitmap result = {left, (box.yMax + 63) >> 6, ((box.xMax + 63) >> 6) - left, ((box.yMax + 63) >> 6) - bottom, store_used};
  size_t bytes = (size_t)result.width * result.height;
  if (store_used + bytes > store_size) store = realloc(store, store_size = 2 * (store_used + bytes));
  memset(store + store_used, 0, bytes);
  FT_Bitmap target = {.rows = result.height, .width = result.width, .pitch = result.width, .buffer = store + store_used,
                      .num_grays = 256, .pixel_mode = FT_PIXEL_MODE_GRAY};
  FT_Outline_Translate(outline, -left * 64, -bottom * 64);
  FT_Outline_Get_Bitmap(library, outline, &target);
  FT_Outline_Translate(outline, left * 64 - x, bottom * 64);
  store_used += bytes;
  return result;
}

/* Lays white over the picture through a bitmap whose origin is at the pixel (x, y). */
static void paint(const bitmap *mask, int x, int y) {
  int first = x + mask->left < 0 ? -(x + mask->left) : 0;
  int last = x + mask->left + mask->width > width ? width - x - mask->left : mask->width;
  for (int row = 0; row < mask->height; row++) {
    int line = y - mask->top + row;
    if (line < 0 || line >= height) continue;
    const uint8_t *source = store + mask->start + (size_t)row * mask->width;
    uint32_t *target = (uint32_t *)picture + (size_t)line * width + x + mask->left;
    for (int column = first; column < last; column++) {
      uint32_t coverage = source[column], below = target[column] & 255, product = coverage * below + 128;
      target[column] = (coverage + below - ((product + (product >> 8)) >> 8)) * 0x01010101u;
    }
  }
}

static void draw(double weight, int interpolates) {
  int lower = weight < master_weights[1] ? 0 : 1;
  double share = (weight - master_weights[lower]) / (master_weights[lower + 1] - master_weights[lower]);
  if (interpolates) {
    for (int i = 0; i < letter_count; i++) {
      letter *from = &letters[lower][i], *to = &letters[lower + 1][i];
      now[i] = (letter){from->glyph, from->x + share * (to->x - from->x), from->y};
    }
  } else {
    set_axis(weight);
    shape(weight, now);
  }
  memset(is_used, 0, sizeof is_used);
  memset(is_shared, 0, sizeof is_shared);
  store_used = 0;
  for (int i = 0; i < letter_count; i++) {
    unsigned glyph = now[i].glyph;
    if (is_used[glyph]) continue;
    is_used[glyph] = 1;
    if (interpolates) interpolate(glyph, lower, share);
    else keep(&current[glyph], glyph);
  }
  memset(picture, 0, (size_t)width * height * 4);
  for (int i = 0; i < letter_count; i++) {
    unsigned glyph = now[i].glyph;
    if (!current[glyph].n_points) continue;
    if (is_page) {
      int quarter = (int)lrint(now[i].x * phase_count), phase = quarter & (phase_count - 1);
      if (!is_shared[glyph][phase]) {
        shared[glyph][phase] = fill(&current[glyph], phase * 64 / phase_count);
        is_shared[glyph][phase] = 1;
      }
      paint(&shared[glyph][phase], quarter >> 2, (int)now[i].y);
    } else {
      int place = (int)lrint(now[i].x * 64);
      store_used = 0;
      bitmap mask = fill(&current[glyph], place & 63);
      paint(&mask, place >> 6, (int)now[i].y);
    }
  }
}

static void read_lines(const char *path) {
  static char text[1 << 16];
  FILE *file = fopen(path, "r");
  if (!file) exit(66);
  text[fread(text, 1, sizeof text - 1, file)] = 0;
  fclose(file);
  for (char *line = strtok(text, "\n"); line && line_count < most_lines; line = strtok(NULL, "\n")) lines[line_count++] = line;
}

int main(int count, char **arguments) {
  if (count < 5) return 64;
  is_page = arguments[2][0] == 'C';
  int interpolates = strcmp(arguments[3], "masters") == 0, passes = atoi(arguments[4]);
  width = is_page ? 1920 : 1280;
  height = is_page ? 1080 : 720;
  size = is_page ? 24 : 200;
  if (is_page) read_lines(count > 5 ? arguments[5] : "");
  else lines[line_count++] = "Hello";
  FT_Init_FreeType(&library);
  if (FT_New_Face(library, arguments[1], 0, &face)) return 66;
  FT_Set_Char_Size(face, size * 64, 0, 72, 72);
  hb_blob_t *blob = hb_blob_create_from_file(arguments[1]);
  font = hb_font_create(hb_face_create(blob, 0));
  buffer = hb_buffer_create();
  picture = aligned_alloc(64, (size_t)width * height * 4);
  if (interpolates)
    for (int master = 0; master < master_count; master++) {
      shape(master_weights[master], letters[master]);
      set_axis(master_weights[master]);
      for (int i = 0; i < letter_count; i++)
        if (!outlines[master][letters[master][i].glyph].points) keep(&outlines[master][letters[master][i].glyph], letters[master][i].glyph);
    }
  draw(100, interpolates);
  double best_wall = 1e9, best_processor = 1e9;
  for (int pass = 0; pass < passes; pass++) {
    double wall = milliseconds(CLOCK_MONOTONIC), processor = milliseconds(CLOCK_PROCESS_CPUTIME_ID);
    for (int frame = 0; frame < frame_count; frame++) draw(100 + 800.0 * frame / (frame_count - 1), interpolates);
    wall = (milliseconds(CLOCK_MONOTONIC) - wall) / frame_count;
    processor = (milliseconds(CLOCK_PROCESS_CPUTIME_ID) - processor) / frame_count;
    if (wall < best_wall) best_wall = wall;
    if (processor < best_processor) best_processor = processor;
  }
  printf("%.4f %.4f %ld\n", best_wall, best_processor, peak());
  return 0;
}
