const NODE =
  /<(?:[\w-]+:)?(?:\w*(?:Event|Task|Gateway)|task|transaction|callActivity|\w*[sS]ubProcess)\s[^>]*?\bid="([^"]+)"/g;
const SHAPE = /<(?:[\w-]+:)?BPMNShape\s[^>]*?\bbpmnElement="([^"]+)"/g;

const idsOf = (xml: string, pattern: RegExp): Set<string> =>
  new Set([...xml.matchAll(pattern)].map(([, id = '']) => id));

/** Whether a BPMN file says where each of its nodes stands. */
export function hasLayout(xml: string): boolean {
  const drawn = idsOf(xml, SHAPE);
  return drawn.size > 0 && [...idsOf(xml, NODE)].every((id) => drawn.has(id));
}
