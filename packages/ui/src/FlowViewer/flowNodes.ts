import type { DiagramElement } from './diagram/diagram.ts';

/** A node of a flow: an event, a task, a gateway or a process inside. */
export interface FlowNode {
  /** Id in the file. */
  id: string;
  /** BPMN type such as `bpmn:UserTask`. */
  type: string;
  /** Its name, '' for none. */
  name: string;
  /** Its middle, in pixels of the diagram. */
  x: number;
  /** Its middle, in pixels of the diagram. */
  y: number;
  /** Where one gets from it: along its lines, over events on its edge, into it. */
  next: readonly string[];
  /** From where one gets to it. */
  previous: readonly string[];
}

const NODE = /^bpmn:(?:\w*(?:Event|Task|Gateway|SubProcess)|CallActivity|Transaction)$/;

/** Whether an element is a node of the flow, and no label, line, lane or note. */
export const isFlowNode = ({ type, waypoints, labelTarget }: DiagramElement): boolean =>
  waypoints === undefined && labelTarget === undefined && NODE.test(type);

function nextOf({ outgoing = [], attachers = [], children = [] }: DiagramElement): string[] {
  const starts = children.filter((child) => isFlowNode(child) && (child.incoming ?? []).length === 0);
  return [...outgoing.flatMap(({ target }) => target ?? []), ...attachers, ...starts]
    .filter(isFlowNode)
    .map(({ id }) => id);
}

/** The nodes among the elements of a diagram, in the order in which the flow reaches them. */
export function flowNodes(elements: readonly DiagramElement[]): FlowNode[] {
  const drawn = elements.filter(isFlowNode);
  const next = new Map(drawn.map((element) => [element.id, nextOf(element)]));
  const previous = new Map<string, string[]>();
  for (const [id, targets] of next)
    for (const target of targets) previous.set(target, [...(previous.get(target) ?? []), id]);
  const nodes = drawn.map(({ id, type, x, y, width, height, businessObject }): FlowNode => ({
    id,
    type,
    name: businessObject.name ?? '',
    x: x + width / 2,
    y: y + height / 2,
    next: next.get(id) ?? [],
    previous: previous.get(id) ?? [],
  }));
  return inFlowOrder(nodes);
}

/** Nodes step by step from where nothing comes before; what no step reaches follows, from left to right. */
export function inFlowOrder(nodes: readonly FlowNode[]): FlowNode[] {
  const known = new Map(nodes.map((node) => [node.id, node]));
  const byPlace = [...nodes].sort((one, other) => one.x - other.x || one.y - other.y);
  const seen = new Set<string>();
  const order: FlowNode[] = [];
  const follow = (start: FlowNode): void => {
    const waiting = [start];
    for (const node of waiting) {
      if (seen.has(node.id)) continue;
      seen.add(node.id);
      order.push(node);
      for (const id of node.next) waiting.push(...[known.get(id)].filter((one) => one !== undefined));
    }
  };
  for (const node of byPlace) if (node.previous.length === 0) follow(node);
  for (const node of byPlace) follow(node);
  return order;
}
