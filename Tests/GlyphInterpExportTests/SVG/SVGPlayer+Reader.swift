import Foundation
import FoundationXML

extension SVGPlayer {
  /// Collects elements.
  final class Reader: NSObject, XMLParserDelegate {
    var root: Node?
    private var open: [Node] = []

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
      attributes attributeDict: [String: String] = [:]
    ) {
      let node = Node(name: elementName, attributes: attributeDict)
      open.last?.children.append(node)
      if root == nil { root = node }
      open.append(node)
    }

    func parser(
      _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
    ) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }
  }
}
