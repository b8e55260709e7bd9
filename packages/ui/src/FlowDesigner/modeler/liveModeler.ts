import 'bpmn-js/dist/assets/diagram-js.css';
import 'bpmn-js/dist/assets/bpmn-js.css';
import 'bpmn-js/dist/assets/bpmn-font/css/bpmn.css';
import Modeler from 'bpmn-js/lib/Modeler';
import { diagramBox, viewBeside } from '../../FlowViewer/diagram/diagramBox.ts';
import { flowKeys } from '../../FlowViewer/diagram/flowKeys.ts';
import { flowLooks } from '../../FlowViewer/flowLooks.ts';
import { layOut } from '../../FlowViewer/diagram/layOut.ts';
import { placeLabels } from '../../FlowViewer/diagram/placeLabels.ts';
import { plainLines } from '../../FlowViewer/diagram/plainLines.ts';
import { bpmnWord } from './bpmnWord.ts';
import { paletteInset, paddingBeside } from './paletteInset.ts';
import type { DrawnElement, ModelerServices } from './DrawnElement.ts';
import { type FlowEdits, flowEdits } from './flowEdits.ts';
import type { FlowGraph } from '@lattice/flow/FlowGraph';
import { isModdle } from '@lattice/flow/Moddle';
import { paletteParts } from './paletteParts.ts';
import { processOf, readGraph } from '@lattice/flow/readGraph';
import { Rearrange } from './Rearrange.ts';
import { asFlowable, asVendor, vendorOf, vendorPackage } from '@lattice/flow/vendorPackage';
import { wholeMove } from './wholeMove.ts';

/** The least and the most a diagram is enlarged by. */
const [LEAST, MOST] = [0.2, 4];
const REARRANGE = 'flow.rearrange';

/** What a modeler says of itself after each change. */
export interface ModelerState {
  graph: FlowGraph;
  canUndo: boolean;
  canRedo: boolean;
  /** Whether it is drawn in pools, which no layout knows. */
  hasPools: boolean;
}

/** What a modeler is made with. */
export interface ModelerSetting {
  /** What the diagram shows, for screen readers. */
  label: string;
  /** Code of the language of its words at first. */
  locale: string;
  /** What a node is called for screen readers. */
  nameOf: (type: string, name: string) => string;
  /** Called after each change, undo and import. */
  onChange: (state: ModelerState) => void;
  /** Called with the id of what is chosen on the canvas, '' for nothing. */
  onSelect: (id: string) => void;
}

/** A modeler on the page. */
export interface LiveModeler {
  edits: FlowEdits;
  /**
   * Draws a file in place of the last one; gives what could not be read, and the names of the nodes that the file does
   * not draw and that were placed beside the others. Throws where it is no BPMN.
   */
  load: (xml: string) => Promise<{ unread: readonly string[]; placed: readonly string[] }>;
  /** The file as it stands, with the words of the vendor that it came with. */
  xml: () => Promise<string>;
  state: () => ModelerState;
  /** Chooses an element and brings it into view; '' chooses nothing. */
  select: (id: string) => void;
  undo: () => void;
  redo: () => void;
  /** Puts everything where the layout of a file without places would put it, as one step of undo. */
  tidy: () => Promise<void>;
  /** Says its words in a language, by its code. */
  relabel: (locale: string) => void;
  /** Enlarges it by a factor. */
  zoom: (by: number) => void;
  /** Makes all of it fit. */
  fit: () => void;
  /** Gives elements a class, and takes it from those that had it. */
  mark: (name: string, ids: readonly string[]) => void;
  /** Takes it away. */
  remove: () => void;
}

/** Makes a modeler in an element; call `load` before anything else. */
export function liveModeler(
  element: HTMLElement,
  { label, locale, nameOf, onChange, onSelect }: ModelerSetting,
): LiveModeler {
  let language = locale;
  const modeler = new Modeler<ModelerServices>({
    container: element,
    ...flowLooks(element),
    moddleExtensions: { flowable: vendorPackage },
    additionalModules: [
      {
        ...paletteParts,
        translate: [
          'value',
          (text: string, values?: Readonly<Record<string, unknown>>) => bpmnWord(language, text, values),
        ],
      },
    ],
  });
  plainLines(modeler.get('bpmnRenderer'));
  placeLabels(modeler);
  const [canvas, stack, selection] = [modeler.get('canvas'), modeler.get('commandStack'), modeler.get('selection')];
  stack.registerHandler(REARRANGE, Rearrange);
  let top = canvas.getRootElement();
  const root = () => {
    const found: unknown = modeler.getDefinitions();
    return isModdle(found) ? found : null;
  };
  const process = () => {
    const definitions = root();
    return definitions === null ? null : processOf(definitions);
  };
  const state = (): ModelerState => {
    const definitions = root();
    return {
      graph:
        definitions === null ? { key: '', name: '', documentation: '', nodes: [], edges: [] } : readGraph(definitions),
      canUndo: stack.canUndo(),
      canRedo: stack.canRedo(),
      hasPools: top.type === 'bpmn:Collaboration',
    };
  };
  const select = (id: string) => {
    const found = id === '' ? undefined : modeler.get('elementRegistry').get(id);
    if (found !== undefined && found !== top && element.clientWidth > 0)
      canvas.scrollToElement(found, paddingBeside(paletteInset(element.querySelector('.djs-palette'), element)));
    else if (found === undefined && canvas.getRootElement() !== top) canvas.setRootElement(top);
    selection.select(found === undefined || found === top ? null : found);
  };
  let vendor = vendorOf('');
  let isLoading = false;
  const keys = flowKeys(modeler, {
    label,
    nameOf: ({ type, name }) => nameOf(type.replace(/^bpmn:/, ''), name),
    // Who only tabs through the canvas keeps what they chose elsewhere.
    onFocus: (id, isFromNode) => {
      if (isFromNode) select(id);
    },
    onOpen: select,
  });
  modeler.on('commandStack.changed', () => {
    if (isLoading) return;
    keys.refresh();
    onChange(state());
  });
  modeler.on<{ newSelection: DrawnElement[] }>('selection.changed', ({ newSelection }) => {
    const [one, second] = newSelection;
    if (one !== undefined && one.waypoints === undefined) keys.mark(one.id);
    onSelect(one === undefined || second !== undefined ? '' : one.id.replace(/_label$/, ''));
  });
  const fit = () => {
    if (element.clientWidth === 0 || element.clientHeight === 0) return;
    const shown = canvas.getRootElement();
    const drawn = modeler
      .get('elementRegistry')
      .getAll()
      .filter((one) => one !== shown && canvas.findRoot(one) === shown);
    canvas.viewbox(
      viewBeside(
        diagramBox(drawn),
        { width: element.clientWidth, height: element.clientHeight },
        paletteInset(element.querySelector('.djs-palette'), element),
      ),
    );
  };
  const sized = new ResizeObserver(() => {
    if (element.clientWidth > 0) canvas.resized();
  });
  sized.observe(element);
  const marked = new Map<string, readonly string[]>();
  return {
    edits: flowEdits(
      (name) => modeler.get(name),
      process,
      () => top,
    ),
    state,
    load: async (xml) => {
      isLoading = true;
      try {
        const drawn = await layOut(xml);
        const { warnings } = await modeler.importXML(asFlowable(drawn.xml));
        vendor = vendorOf(xml);
        top = canvas.getRootElement();
        marked.clear();
        fit();
        keys.refresh();
        return {
          unread: warnings.map(String).filter((text) => !text.includes('unknown attribute <')),
          placed: drawn.placed,
        };
      } finally {
        isLoading = false;
        onChange(state());
      }
    },
    xml: async () => asVendor((await modeler.saveXML({ format: true })).xml ?? '', vendor),
    select,
    undo: stack.undo.bind(stack),
    redo: stack.redo.bind(stack),
    tidy: async () => {
      const { newPlaces } = await import('./newPlaces.ts');
      const places = await newPlaces((await modeler.saveXML()).xml ?? '', element);
      stack.execute(REARRANGE, {
        places: wholeMove(
          modeler
            .get('elementRegistry')
            .getAll()
            .filter(({ parent }) => Boolean(parent)),
          places,
        ),
      });
      fit();
    },
    relabel: (next) => {
      language = next;
      modeler.get('eventBus').fire('i18n.changed');
      keys.refresh();
    },
    zoom: (by) => canvas.zoom(Math.min(MOST, Math.max(LEAST, canvas.zoom() * by)), 'auto'),
    fit,
    mark: (name, ids) => {
      for (const id of marked.get(name) ?? [])
        if (modeler.get('elementRegistry').get(id) !== undefined) canvas.removeMarker(id, name);
      const known = ids.filter((id) => modeler.get('elementRegistry').get(id) !== undefined);
      for (const id of known) canvas.addMarker(id, name);
      marked.set(name, known);
    },
    remove: () => {
      sized.disconnect();
      keys.remove();
      modeler.destroy();
    },
  };
}
