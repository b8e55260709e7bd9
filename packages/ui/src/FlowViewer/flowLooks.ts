import { vars } from '../theme/vars.css.ts';
import { flowFill } from './flowCanvas.css.ts';

/** The options of bpmn-js that draw a diagram in the colours of the theme and the font of an element. */
export function flowLooks(element: HTMLElement) {
  const { surface, text } = vars.color;
  const { fontFamily } = getComputedStyle(element);
  return {
    bpmnRenderer: { defaultFillColor: `var(${flowFill}, ${surface})`, defaultStrokeColor: 'currentColor', defaultLabelColor: text },
    textRenderer: { defaultStyle: { fontFamily }, externalStyle: { fontFamily } },
  };
}
