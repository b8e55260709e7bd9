import type { DrawnElement, ModelerServices, Place } from './DrawnElement.ts';
import type { FlowLoop, FlowTimer } from '@lattice/flow/FlowGraph';
import { type Moddle, partsOf } from '@lattice/flow/Moddle';
import type { NodeKind } from '../nodeKinds.ts';

/** What can be done to a process; each call is one step of undo, and gives the id of what it made or changed. */
export interface FlowEdits {
  /** Puts a node behind another, on the edge of it, or into a flow; with '' at the top of the process. */
  append: (id: string, kind: NodeKind) => string;
  /** Connects two nodes; '' where that is not allowed. */
  connect: (from: string, to: string) => string;
  /** Whether two nodes may be connected. */
  canConnect: (from: string, to: string) => boolean;
  remove: (id: string) => void;
  rename: (id: string, name: string) => void;
  /** Gives an element another id. */
  setId: (id: string, next: string) => string;
  setDocumentation: (id: string, text: string) => void;
  /** Sets attributes of the vendor; '' takes one away. */
  setWords: (id: string, words: Readonly<Record<string, string>>) => void;
  setDefault: (id: string, flow: string) => void;
  setCondition: (id: string, text: string) => void;
  setLoop: (id: string, loop: FlowLoop | null) => void;
  setTimer: (id: string, timer: FlowTimer) => void;
  /** Says whether an event on the edge of an activity ends it. */
  setInterrupting: (id: string, isInterrupting: boolean) => void;
  changeKind: (id: string, kind: NodeKind) => string;
  /** Makes several edits one step of undo. */
  together: (act: () => void) => void;
}

const TOGETHER = 'flow.together';

class Together {
  preExecute({ act }: { act: () => void }): void {
    act();
  }
}

/** Distance in pixels between a lonely node and what stands before it. */
const APART = 80;
const TIMER_PARTS = { date: 'timeDate', duration: 'timeDuration', cycle: 'timeCycle' } as const;

const wishFor = ({ type, event }: NodeKind) => ({
  type: `bpmn:${type}`,
  ...(event !== '' && { eventDefinitionType: `bpmn:${event}EventDefinition` }),
  ...(type === 'SubProcess' && { isExpanded: true }),
});

/** The middle of the longest part of a line. */
function middleOf({ waypoints = [] }: DrawnElement): Place {
  const parts = waypoints.slice(1).map((to, at) => ({ from: waypoints[at] ?? to, to }));
  const [longest] = [...parts].sort(
    (a, b) => Math.hypot(b.to.x - b.from.x, b.to.y - b.from.y) - Math.hypot(a.to.x - a.from.x, a.to.y - a.from.y),
  );
  return longest === undefined
    ? { x: 0, y: 0 }
    : { x: (longest.from.x + longest.to.x) / 2, y: (longest.from.y + longest.to.y) / 2 };
}

/**
 * The edits of a modeler; `processOf` gives the process, which has no element of its own where there are pools, `topOf`
 * what it is drawn on.
 */
export function flowEdits(
  get: <Name extends keyof ModelerServices>(name: Name) => ModelerServices[Name],
  processOf: () => Moddle | null,
  topOf: () => DrawnElement,
): FlowEdits {
  const [modeling, registry, factory, bpmn] = [
    get('modeling'),
    get('elementRegistry'),
    get('elementFactory'),
    get('bpmnFactory'),
  ];
  get('commandStack').registerHandler(TOGETHER, Together);
  const together = (act: () => void) => get('commandStack').execute(TOGETHER, { act });
  const at = (id: string): DrawnElement => registry.get(id) ?? topOf();
  const set = (id: string, properties: Readonly<Record<string, unknown>>): void => {
    const [element, process] = [at(id), processOf()];
    if (registry.get(id) === undefined && process !== null && process !== element.businessObject)
      modeling.updateModdleProperties(element, process, properties);
    else modeling.updateProperties(element, properties);
  };
  const formula = (body: string) => bpmn.create('bpmn:FormalExpression', { body });
  const lonely = (shape: DrawnElement): DrawnElement => {
    const drawn = registry
      .getAll()
      .filter(
        ({ waypoints, labelTarget, parent }) =>
          waypoints === undefined && labelTarget === undefined && parent === topOf(),
      );
    const bottom = Math.max(0, ...drawn.map(({ y, height }) => y + height));
    return modeling.createShape(
      shape,
      { x: Math.min(160, ...drawn.map(({ x }) => x)) + shape.width / 2, y: bottom + APART + shape.height / 2 },
      topOf(),
    );
  };
  const place = (from: DrawnElement | undefined, kind: NodeKind): DrawnElement => {
    const shape = factory.createShape(wishFor(kind));
    if (from === undefined) return lonely(shape);
    if (from.waypoints !== undefined) return modeling.createShape(shape, middleOf(from), from);
    if (kind.type !== 'BoundaryEvent') return get('autoPlace').append(from, shape);
    const taken = (from.attachers ?? []).length;
    return modeling.createShape(shape, { x: from.x + from.width - 24 - 44 * taken, y: from.y + from.height }, from, {
      attach: true,
    });
  };
  return {
    append: (id, kind) => {
      let made = '';
      together(() => {
        const shape = place(id === '' ? undefined : registry.get(id), kind);
        if (kind.type === 'SubProcess')
          modeling.createShape(
            factory.createShape({ type: 'bpmn:StartEvent' }),
            { x: shape.x + 60, y: shape.y + shape.height / 2 },
            shape,
          );
        made = shape.id;
      });
      return made;
    },
    connect: (from, to) => modeling.connect(at(from), at(to))?.id ?? '',
    canConnect: (from, to) => {
      const allowed = get('rules').allowed('connection.create', { source: at(from), target: at(to) });
      return (
        typeof allowed === 'object' && allowed !== null && 'type' in allowed && allowed.type === 'bpmn:SequenceFlow'
      );
    },
    remove: (id) => modeling.removeElements([at(id)]),
    rename: (id, name) =>
      registry.get(id) === undefined || at(id) === topOf() ? set(id, { name }) : modeling.updateLabel(at(id), name),
    setId: (id, next) => {
      set(id, { id: next });
      return next;
    },
    setDocumentation: (id, text) =>
      set(id, { documentation: text === '' ? [] : [bpmn.create('bpmn:Documentation', { text })] }),
    setWords: (id, words) =>
      set(
        id,
        Object.fromEntries(
          Object.entries(words).map(([name, value]) => [`flowable:${name}`, value === '' ? undefined : value]),
        ),
      ),
    setDefault: (id, flow) => set(id, { default: registry.get(flow)?.businessObject }),
    setCondition: (id, text) => set(id, { conditionExpression: text === '' ? undefined : formula(text) }),
    setLoop: (id, loop) =>
      set(id, {
        loopCharacteristics:
          loop === null
            ? undefined
            : bpmn.create('bpmn:MultiInstanceLoopCharacteristics', {
                isSequential: loop.isSequential,
                ...(loop.collection !== '' && { 'flowable:collection': loop.collection }),
                ...(loop.item !== '' && { 'flowable:elementVariable': loop.item }),
                ...(loop.cardinality !== '' && { loopCardinality: formula(loop.cardinality) }),
                ...(loop.completion !== '' && { completionCondition: formula(loop.completion) }),
              }),
      }),
    setTimer: (id, { kind, text }) => {
      const [definition] = partsOf(at(id).businessObject, 'eventDefinitions');
      if (definition === undefined) return;
      const none = { timeDate: undefined, timeDuration: undefined, timeCycle: undefined };
      modeling.updateModdleProperties(at(id), definition, { ...none, [TIMER_PARTS[kind]]: formula(text) });
    },
    setInterrupting: (id, isInterrupting) => set(id, { cancelActivity: isInterrupting }),
    changeKind: (id, kind) => get('bpmnReplace').replaceElement(at(id), wishFor(kind)).id,
    together,
  };
}
