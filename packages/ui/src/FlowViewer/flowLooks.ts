/**
 * The options of bpmn-js that draw a diagram in the colours of `flowCanvas.css.ts` and the font of an element: lines in
 * the colour of the text around them, areas in the fill around them. A few thousand `var()` in attributes would take as
 * long as the drawing itself.
 */
export function flowLooks(element: HTMLElement) {
  const { fontFamily } = getComputedStyle(element);
  return {
    bpmnRenderer: {
      defaultFillColor: 'inherit',
      defaultStrokeColor: 'currentColor',
      defaultLabelColor: 'currentColor',
    },
    textRenderer: { defaultStyle: { fontFamily }, externalStyle: { fontFamily } },
  };
}
