import 'bpmn-js/dist/assets/diagram-js.css';
import 'bpmn-js/dist/assets/bpmn-js.css';
import NavigatedViewer from 'bpmn-js/lib/NavigatedViewer';
import { diagramBox, fittingView } from '../../FlowViewer/diagram/diagramBox.ts';
import { flowKeys } from '../../FlowViewer/diagram/flowKeys.ts';
import { flowLooks } from '../../FlowViewer/flowLooks.ts';
import { layOut } from '../../FlowViewer/diagram/layOut.ts';
import { placeLabels } from '../../FlowViewer/diagram/placeLabels.ts';
import { plainLines } from '../../FlowViewer/diagram/plainLines.ts';
import type { ModelerServices } from '../modeler/DrawnElement.ts';
import type { FlowGraph } from '@lattice/flow/FlowGraph';
import { isModdle } from '@lattice/flow/Moddle';
import { readGraph } from '@lattice/flow/readGraph';
import { asFlowable, vendorPackage } from '@lattice/flow/vendorPackage';

/** One version of a process on the page. */
export interface VersionDiagram {
  graph: FlowGraph;
  /** Gives elements a class. */
  mark: (name: string, ids: readonly string[]) => void;
  /** Brings an element into view, if this version has it. */
  show: (id: string) => void;
  /** Takes it away. */
  remove: () => void;
}

/** Draws one version of a process; throws where it is no BPMN. */
export async function drawVersion(
  element: HTMLElement,
  xml: string,
  label: string,
  nameOf: (type: string, name: string) => string,
  onOpen: (id: string) => void,
): Promise<VersionDiagram> {
  const viewer = new NavigatedViewer<Pick<ModelerServices, 'bpmnRenderer' | 'canvas' | 'elementRegistry'>>({
    container: element,
    ...flowLooks(element),
    moddleExtensions: { flowable: vendorPackage },
  });
  plainLines(viewer.get('bpmnRenderer'));
  placeLabels(viewer);
  try {
    await viewer.importXML(asFlowable((await layOut(xml)).xml));
  } catch (error) {
    viewer.destroy();
    throw error;
  }
  const [canvas, registry] = [viewer.get('canvas'), viewer.get('elementRegistry')];
  const keys = flowKeys(viewer, {
    label,
    nameOf: ({ type, name }) => nameOf(type, name),
    onFocus: () => undefined,
    onOpen,
  });
  const drawn = registry.getAll().filter(({ parent }) => Boolean(parent));
  const sized = new ResizeObserver(() => {
    if (element.clientWidth === 0) return;
    canvas.resized();
    canvas.viewbox(fittingView(diagramBox(drawn), { width: element.clientWidth, height: element.clientHeight }));
  });
  sized.observe(element);
  const definitions: unknown = viewer.getDefinitions();
  return {
    graph: isModdle(definitions)
      ? readGraph(definitions)
      : { key: '', name: '', documentation: '', nodes: [], edges: [] },
    mark: (name, ids) => {
      for (const id of ids) if (registry.get(id) !== undefined) canvas.addMarker(id, name);
    },
    show: (id) => {
      const found = registry.get(id);
      if (found === undefined || element.clientWidth === 0) return;
      canvas.scrollToElement(found, 40);
      if (found.waypoints === undefined) keys.mark(id);
    },
    remove: () => {
      sized.disconnect();
      keys.remove();
      viewer.destroy();
    },
  };
}
