import type { DiagramHost, DrawnPart } from './diagram.ts';
import { labelBeside } from './labelBeside.ts';

interface Maker {
  create: (type: string, properties: object) => object;
}

/**
 * Keeps the labels of events and gateways out of the way of the lines in every file that is drawn from now on, where
 * the file does not place them itself.
 */
export function placeLabels(host: DiagramHost): void {
  host.on('import.parse.complete', ({ definitions }) => {
    for (const { plane } of definitions?.diagrams ?? []) place(plane.planeElement ?? [], host.get<Maker>('moddle'));
  });
}

function place(drawn: readonly DrawnPart[], maker: Maker): void {
  const lines = drawn.flatMap(({ waypoint }) => (waypoint === undefined ? [] : [waypoint]));
  const boxes = new Map(drawn.map(({ bpmnElement, bounds }) => [bpmnElement?.id, bounds]));
  for (const shape of drawn) {
    const { bpmnElement: node, bounds, label } = shape;
    if (
      node === undefined ||
      bounds === undefined ||
      label?.bounds !== undefined ||
      !/(?:Event|Gateway)$/.test(node.$type)
    )
      continue;
    const host = node.attachedToRef === undefined ? undefined : boxes.get(node.attachedToRef.id);
    const isLeft = host !== undefined && bounds.x + bounds.width / 2 < host.x + host.width / 2;
    const box = labelBeside(node.name ?? '', bounds, lines, isLeft);
    if (box !== null) shape.set('label', maker.create('bpmndi:BPMNLabel', { bounds: maker.create('dc:Bounds', box) }));
  }
}
