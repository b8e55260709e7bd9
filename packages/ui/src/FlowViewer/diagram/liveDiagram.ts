import 'bpmn-js/dist/assets/diagram-js.css';
import 'bpmn-js/dist/assets/bpmn-js.css';
import NavigatedViewer from 'bpmn-js/lib/NavigatedViewer';
import type { DiagramCanvas, DiagramElement, ElementRegistry } from './diagram.ts';
import { diagramBox, fittingView } from './diagramBox.ts';
import { flowKeys } from './flowKeys.ts';
import { flowLooks } from '../flowLooks.ts';
import { flowNodes, type FlowNode } from '../flowNodes.ts';
import { type FlowPaint, flowPainter } from '../flowPainter.ts';
import { hasLayout } from './hasLayout.ts';
import { placeLabels } from './placeLabels.ts';
import { plainLines } from './plainLines.ts';

/** The least and the most a diagram is enlarged by. */
const [LEAST, MOST] = [0.1, 4];
/** Words on nodes are shown from this scale on; below it nobody can read them. */
const NEAR = 0.45;

/** What a diagram is made with. */
export interface FlowSetting {
  /** What it shows, for screen readers. */
  label: string;
  /** Called with the id of a node that gets the focus. */
  onFocus: (id: string) => void;
  /** Called with the id of a node on Enter, Space and a click. */
  onOpen: (id: string) => void;
}

/** A diagram on the page. */
export interface LiveDiagram {
  /** Its nodes in the order of the flow. */
  nodes: readonly FlowNode[];
  /** Shows a history in place of the last one; the diagram is put on the page with the first. */
  paint: (history: FlowPaint) => void;
  /** Brings a node into view and rings it, without moving the focus. */
  show: (id: string) => void;
  /** Moves the focus to a node. */
  focus: (id: string) => void;
  /** Enlarges it by a factor. */
  zoom: (by: number) => void;
  /** Makes all of it fit. */
  fit: () => void;
  /** Shows or hides the small map, which is made when it is first shown. */
  showMap: (isShown: boolean) => Promise<void>;
  /** What is drawn, with the box around it, for pictures. */
  drawing: () => { layer: SVGGElement; elements: readonly DiagramElement[] };
  /** Takes it away. */
  remove: () => void;
}

/** Draws a BPMN file in an element; lays it out first where it says no places. Throws where it is no BPMN. */
export async function liveDiagram(
  element: HTMLElement,
  xml: string,
  { label, onFocus, onOpen }: FlowSetting,
): Promise<LiveDiagram> {
  const drawable = hasLayout(xml)
    ? xml
    : await import('./layOut.ts').then(async ({ layOut }) => (await layOut(xml)).xml);
  const room = { width: element.clientWidth, height: element.clientHeight };
  const viewer = new NavigatedViewer(flowLooks(element));
  plainLines(viewer.get('bpmnRenderer'));
  placeLabels(viewer);
  // Nobody clicks a line, so lines need nothing to be hit.
  viewer.get<{ createWaypointsHit: () => void }>('interactionEvents').createWaypointsHit = () => undefined;
  try {
    await viewer.importXML(drawable);
  } catch (error) {
    viewer.destroy();
    throw error;
  }
  const [registry, canvas] = [viewer.get<ElementRegistry>('elementRegistry'), viewer.get<DiagramCanvas>('canvas')];
  const nodes = flowNodes(registry.getAll());
  let isUp = false;
  let nameOf = ({ name }: FlowNode) => name;
  const keys = flowKeys(viewer, { label, nameOf: (node) => nameOf(node), onFocus, onOpen });
  const size = () => ({ width: element.clientWidth, height: element.clientHeight });
  const isShown = () => element.clientWidth > 0 && element.clientHeight > 0;
  const fitted = (stage: { width: number; height: number }) => fittingView(diagramBox(registry.getAll()), stage);
  const fit = () => {
    if (isShown()) canvas.viewbox(fitted(size()));
  };
  const painter = flowPainter(registry);
  const tellDistance = ({ viewbox }: { viewbox?: { scale: number } }) => {
    const isNear = (viewbox?.scale ?? 1) >= NEAR;
    element.toggleAttribute('data-far', !isNear);
    painter.tellNear(isNear);
  };
  viewer.on('canvas.viewbox.changed', tellDistance);
  let hasFitted = room.width > 0 && room.height > 0;
  const sized = new ResizeObserver(() => {
    if (!isShown()) return;
    if (hasFitted) canvas.resized();
    else fit();
    hasFitted = true;
  });
  // Put on the page with its colours and where it belongs, a diagram is laid out once; asking it to fit there lays it
  // out three times.
  const putUp = () => {
    if (isUp) return;
    isUp = true;
    if (hasFitted) {
      const { x, y, width } = fitted(room);
      const scale = room.width / width;
      canvas
        .getActiveLayer()
        .parentElement?.setAttribute('transform', `matrix(${scale} 0 0 ${scale} ${-x * scale} ${-y * scale})`);
      tellDistance({ viewbox: { scale } });
    }
    viewer.attachTo(element);
    sized.observe(element);
  };
  let map: Promise<((isOpen: boolean) => void) | null> | null = null;
  let isGone = false;
  return {
    nodes,
    paint: (history) => {
      painter.paint(history);
      nameOf = history.nameOf;
      keys.refresh();
      putUp();
    },
    show: (id) => {
      keys.mark(id);
      if (isShown()) canvas.scrollToElement(id, 60);
    },
    focus: keys.focus,
    zoom: (by) => canvas.zoom(Math.min(MOST, Math.max(LEAST, canvas.zoom() * by)), 'auto'),
    fit,
    showMap: async (isOpen) => {
      map ??= import('./miniMap.ts').then(({ miniMap }) => (isGone ? null : miniMap(viewer)));
      (await map)?.(isOpen);
    },
    drawing: () => ({ layer: canvas.getActiveLayer(), elements: registry.getAll() }),
    remove: () => {
      isGone = true;
      sized.disconnect();
      keys.remove();
      viewer.destroy();
    },
  };
}
