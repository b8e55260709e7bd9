import type { DiagramCanvas, DiagramElement, DiagramHost, ElementRegistry } from './diagram.ts';
import { ring } from '../flowCanvas.css.ts';
import { flowTarget } from './flowDirection.ts';
import { flowNodes, type FlowNode, isFlowNode } from '../flowNodes.ts';

/** How far in pixels the ring of the focus stands off a node. */
const OFF = 6;

/** What the keyboard of a diagram is made with. */
export interface FlowKeysSetting {
  /** What the diagram shows, for screen readers. */
  label: string;
  /** What a node is called for screen readers, such as `办理环节 经理审批，进行中`. */
  nameOf: (node: FlowNode) => string;
  /** Called with the id of a node that gets the focus, and whether that came from another node. */
  onFocus: (id: string, isFromNode: boolean) => void;
  /** Called with the id of a node on Enter, Space and a click. */
  onOpen: (id: string) => void;
}

/** The keyboard of a diagram. */
export interface FlowKeys {
  /** Names the nodes again and takes in new ones; call it after an import and after every change. */
  refresh: () => void;
  /** Makes a node the tab stop and rings it, without moving the focus. */
  mark: (id: string) => void;
  /** Moves the focus to a node. */
  focus: (id: string) => void;
  /** Takes the keyboard away. */
  remove: () => void;
}

const idAt = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest<SVGGElement>('.djs-element[role]')?.dataset.elementId ?? null) : null;

/**
 * Gives a diagram a keyboard: one tab stop, arrows that follow the lines, PageDown and PageUp in order, Enter and Space
 * to open. It knows no node before the first `refresh`.
 */
export function flowKeys(host: DiagramHost, { label, nameOf, onFocus, onOpen }: FlowKeysSetting): FlowKeys {
  const [registry, canvas] = [host.get<ElementRegistry>('elementRegistry'), host.get<DiagramCanvas>('canvas')];
  const svg = canvas.getContainer().querySelector('svg');
  const mark = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  mark.setAttribute('class', ring);
  mark.setAttribute('data-ring', '');
  let nodes: FlowNode[] = [];
  let stop = '';
  const graphics = (id: string) => registry.getGraphics(id);
  const ringAt = (id: string) => {
    const { width = 0, height = 0 } = registry.get(id) ?? {};
    const box = { x: -OFF, y: -OFF, width: width + 2 * OFF, height: height + 2 * OFF, rx: 12 };
    for (const [name, value] of Object.entries(box)) mark.setAttribute(name, String(value));
    graphics(id)?.append(mark);
  };
  const stopAt = (id: string) => {
    if (graphics(id) === undefined) return;
    graphics(stop)?.setAttribute('tabindex', '-1');
    graphics(id)?.setAttribute('tabindex', '0');
    stop = id;
    ringAt(id);
  };
  const focus = (id: string) => {
    stopAt(id);
    canvas.scrollToElement(id, 60);
    graphics(id)?.focus({ preventScroll: true });
  };
  const press = (event: KeyboardEvent) => {
    const id = idAt(event.target);
    if (id === null || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const isOpening = event.key === 'Enter' || event.key === ' ';
    const target = isOpening ? null : flowTarget(event.key, nodes, id);
    if (!isOpening && target === null && !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    event.stopPropagation();
    if (isOpening) onOpen(id);
    else if (target !== null) focus(target);
  };
  const arrive = ({ target, relatedTarget }: FocusEvent) => {
    const id = idAt(target);
    if (id === null) return;
    stopAt(id);
    onFocus(id, idAt(relatedTarget) !== null);
  };
  const click = ({ element }: { element?: DiagramElement }) => {
    const node = element?.labelTarget ?? element;
    if (node === undefined || !isFlowNode(node)) return;
    focus(node.id);
    onOpen(node.id);
  };
  const refresh = () => {
    nodes = flowNodes(registry.getAll());
    if (!nodes.some(({ id }) => id === stop)) stop = nodes[0]?.id ?? '';
    for (const node of nodes) {
      const group = graphics(node.id);
      group?.setAttribute('role', 'button');
      group?.setAttribute('tabindex', node.id === stop ? '0' : '-1');
      group?.setAttribute('aria-label', nameOf(node));
    }
    // A node may have got another size.
    if (graphics(stop)?.contains(mark) === true) ringAt(stop);
  };
  svg?.setAttribute('tabindex', '-1');
  svg?.setAttribute('role', 'group');
  svg?.setAttribute('aria-label', label);
  svg?.addEventListener('keydown', press, true);
  svg?.addEventListener('focusin', arrive);
  host.on('element.click', click);
  return {
    refresh,
    focus,
    mark: stopAt,
    remove: () => {
      svg?.removeEventListener('keydown', press, true);
      svg?.removeEventListener('focusin', arrive);
      host.off('element.click', click);
      mark.remove();
    },
  };
}
