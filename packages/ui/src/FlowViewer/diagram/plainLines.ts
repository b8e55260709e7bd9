import type { DiagramElement } from './diagram.ts';
import { arrow, line } from '../FlowViewer.css.ts';
import { arrowPath, linePath } from './linePath.ts';

type Draw = (parent: SVGElement, element: DiagramElement, attributes?: object) => SVGElement;

function draw(parent: SVGElement, data: string, look: string): SVGElement {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', data);
  path.setAttribute('class', look);
  parent.append(path);
  return path;
}

/** Whether a line has a sign at its start: a condition or the default way of a task or gateway. */
const hasSign = ({ source, businessObject }: DiagramElement): boolean =>
  source?.businessObject.default === businessObject ||
  (businessObject.conditionExpression !== undefined && source?.type.endsWith('Gateway') !== true);

/**
 * Draws lines without a sign as a line and a head; bpmn-js gives each a marker of its own, which takes as long again,
 * and keeps its name for ever.
 */
export function plainLines(renderer: { handlers: Record<string, Draw | undefined> }): void {
  const { handlers } = renderer;
  const stock = handlers['bpmn:SequenceFlow'];
  handlers['bpmn:SequenceFlow'] = (parent, element, attributes) => {
    const { waypoints = [] } = element;
    if (stock !== undefined && hasSign(element)) return stock(parent, element, attributes);
    const drawn = draw(parent, linePath(waypoints), line);
    draw(parent, arrowPath(waypoints), arrow);
    return drawn;
  };
}
