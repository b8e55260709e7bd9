import { graphOf } from '@lattice/flow/readGraph';
import { type Moddle, partOf, partsOf, textOf } from '@lattice/flow/Moddle';
import type { DiagramBox } from './diagram.ts';
import { missingBoxes, missingLines } from './placeMissing.ts';

/** Makes an element of a file. */
export type Create = (type: string, properties: object) => Moddle;

const numberOf = (element: Moddle, name: string): number => Number(element.get(name)) || 0;

function boxOf(shape: Moddle): DiagramBox | null {
  const bounds = partOf(shape, 'bounds');
  if (bounds === null) return null;
  const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) => numberOf(bounds, name));
  return { x, y, width, height };
}

function add(whole: Moddle, name: string, part: Moddle): void {
  const parts: unknown = whole.get(name);
  if (Array.isArray(parts)) parts.push(part);
  Reflect.set(part, '$parent', whole);
}

/**
 * Draws in a file what it says and does not draw, beside what it draws, which stays as it is; gives the nodes that were
 * placed.
 */
export function completeDrawing(
  definitions: Moddle,
  elementsById: Readonly<Record<string, Moddle>>,
  create: Create,
): { id: string; name: string }[] {
  const planes = partsOf(definitions, 'diagrams').flatMap((diagram) => partOf(diagram, 'plane') ?? []);
  const drawings = planes.flatMap((plane) => partsOf(plane, 'planeElement').map((element) => ({ plane, element })));
  const ofId = new Map(drawings.map((one) => [textOf(partOf(one.element, 'bpmnElement'), 'id'), one]));
  const boxes = new Map(
    [...ofId].flatMap(([id, { element }]): [string, DiagramBox][] => {
      const box = element.$type === 'bpmndi:BPMNShape' ? boxOf(element) : null;
      return box === null ? [] : [[id, box]];
    }),
  );
  const freeId = (id: string): string => (id in elementsById ? freeId(`${id}_`) : id);
  const placed: { id: string; name: string }[] = [];
  for (const process of partsOf(definitions, 'rootElements').filter(({ $type }) => $type === 'bpmn:Process')) {
    const { nodes, edges } = graphOf(process);
    const ids = new Set(nodes.map(({ id }) => id));
    const own = new Map([...boxes].filter(([id]) => ids.has(id)));
    const graph = { nodes: nodes.filter(({ id }) => id !== ''), edges, boxes: own, lines: new Set(ofId.keys()) };
    const found = missingBoxes(graph);
    const parentOf = new Map(nodes.map(({ id, parent }) => [id, parent]));
    const planeOf = (id: string) => {
      const parent = parentOf.get(id) ?? '';
      const beside = nodes.find((one) => one.parent === parent && ofId.has(one.id))?.id ?? '';
      const [withLike, whole] = [ofId.get(beside)?.plane, ofId.get(parent)];
      const plane = withLike ?? planes.find((one) => textOf(partOf(one, 'bpmnElement'), 'id') === parent);
      if (plane !== undefined || whole === undefined || whole.element.get('isExpanded') === true)
        return plane ?? whole?.plane ?? planes[0];
      // What a closed sub-process holds is drawn on a plane of its own.
      const inside = create('bpmndi:BPMNPlane', { id: freeId(`${parent}_plane`), bpmnElement: elementsById[parent] });
      add(definitions, 'diagrams', create('bpmndi:BPMNDiagram', { id: freeId(`${parent}_diagram`), plane: inside }));
      planes.push(inside);
      return inside;
    };
    const draw = (id: string, plane: Moddle | undefined, type: string, properties: object) => {
      const element = create(type, { id: freeId(`${id}_di`), bpmnElement: elementsById[id], ...properties });
      if (plane !== undefined) add(plane, 'planeElement', element);
    };
    for (const [id, box] of found) {
      const isWhole = nodes.some(({ parent }) => parent === id);
      draw(id, planeOf(id), 'bpmndi:BPMNShape', {
        bounds: create('dc:Bounds', box),
        ...(isWhole && { isExpanded: true }),
      });
      placed.push({ id, name: nodes.find((node) => node.id === id)?.name ?? '' });
    }
    const all = new Map([...own, ...found]);
    for (const [id, points] of missingLines(graph, all))
      draw(id, planeOf(edges.find((edge) => edge.id === id)?.from ?? ''), 'bpmndi:BPMNEdge', {
        waypoint: points.map((point) => create('dc:Point', point)),
      });
  }
  return placed;
}
