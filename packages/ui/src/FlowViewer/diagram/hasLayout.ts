const NODE =
  /<(?:[\w-]+:)?(?:\w*(?:Event|Task|Gateway)|task|transaction|callActivity|\w*[sS]ubProcess)\s[^>]*?\bid="([^"]+)"/g;
const LINE = /<(?:[\w-]+:)?sequenceFlow\s[^>]*?\bid="([^"]+)"/g;
const SHAPE = /<(?:[\w-]+:)?BPMNShape\s[^>]*?\bbpmnElement="([^"]+)"/g;
const EDGE = /<(?:[\w-]+:)?BPMNEdge\s[^>]*?\bbpmnElement="([^"]+)"/g;

const idsOf = (xml: string, pattern: RegExp): Set<string> =>
  new Set([...xml.matchAll(pattern)].map(([, id = '']) => id));

/** Whether a BPMN file says where anything stands. */
export const hasShapes = (xml: string): boolean => idsOf(xml, SHAPE).size > 0;

/** Whether a BPMN file says where each of its nodes and lines stands. */
export function hasLayout(xml: string): boolean {
  const [drawn, lines] = [idsOf(xml, SHAPE), idsOf(xml, EDGE)];
  return (
    drawn.size > 0 &&
    [...idsOf(xml, NODE)].every((id) => drawn.has(id)) &&
    [...idsOf(xml, LINE)].every((id) => lines.has(id))
  );
}
