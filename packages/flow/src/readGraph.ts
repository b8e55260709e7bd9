import type { FlowEdge, FlowGraph, FlowLoop, FlowNode, FlowTimer } from './FlowGraph.ts';
import { type Moddle, partOf, partsOf, textOf } from './Moddle.ts';
import { nodeAttributes } from './vendorPackage.ts';

const kindOf = ({ $type }: Moddle) => $type.replace(/^\w+:/, '');
const idOf = (element: Moddle | null) => textOf(element, 'id');
const documentationOf = (element: Moddle) => textOf(partsOf(element, 'documentation')[0] ?? null, 'text');

/** The process of a file that is run: the first that holds something. */
export function processOf(definitions: Moddle): Moddle | null {
  const all = partsOf(definitions, 'rootElements').filter(({ $type }) => $type === 'bpmn:Process');
  return all.find((process) => partsOf(process, 'flowElements').length > 0) ?? all[0] ?? null;
}

function loopOf(node: Moddle): FlowLoop | null {
  const loop = partOf(node, 'loopCharacteristics');
  if (loop === null || loop.$type !== 'bpmn:MultiInstanceLoopCharacteristics') return null;
  return {
    isSequential: loop.get('isSequential') === true,
    collection: textOf(loop, 'flowable:collection'),
    item: textOf(loop, 'flowable:elementVariable'),
    cardinality: textOf(partOf(loop, 'loopCardinality'), 'body'),
    completion: textOf(partOf(loop, 'completionCondition'), 'body'),
  };
}

const TIMERS = [
  ['timeDate', 'date'],
  ['timeDuration', 'duration'],
  ['timeCycle', 'cycle'],
] as const;

function timerOf(definition: Moddle | undefined): FlowTimer | null {
  if (definition?.$type !== 'bpmn:TimerEventDefinition') return null;
  const given = TIMERS.flatMap(([name, kind]) => {
    const part = partOf(definition, name);
    return part === null ? [] : [{ kind, text: textOf(part, 'body') }];
  });
  return given.length === 1 ? (given[0] ?? null) : null;
}

function nodeOf(element: Moddle, parent: string): FlowNode {
  const [event] = partsOf(element, 'eventDefinitions');
  const words = nodeAttributes
    .map((name) => [name, textOf(element, `flowable:${name}`)] as const)
    .filter(([, value]) => value !== '');
  return {
    id: idOf(element),
    // One that an event starts is another kind, which nothing here runs.
    type: element.get('triggeredByEvent') === true ? 'EventSubProcess' : kindOf(element),
    name: textOf(element, 'name'),
    documentation: documentationOf(element),
    parent,
    host: idOf(partOf(element, 'attachedToRef')),
    isInterrupting: element.get('cancelActivity') !== false,
    event: event === undefined ? '' : kindOf(event).replace(/EventDefinition$/, ''),
    words: Object.fromEntries(words),
    loop: loopOf(element),
    timer: timerOf(event),
    defaultFlow: idOf(partOf(element, 'default')),
  };
}

function edgeOf(element: Moddle): FlowEdge {
  const condition = partOf(element, 'conditionExpression');
  const language = textOf(condition, 'language');
  return {
    id: idOf(element),
    name: textOf(element, 'name'),
    from: idOf(partOf(element, 'sourceRef')),
    to: idOf(partOf(element, 'targetRef')),
    condition: textOf(condition, 'body').trim(),
    ...(language !== '' && { language }),
  };
}

const isNode = ({ $type }: Moddle) =>
  !/^bpmn:(?:SequenceFlow|DataObject|DataObjectReference|DataStoreReference)$/.test($type);

/** What a file says of a process, without how it is drawn. */
export function graphOf(process: Moddle | null): FlowGraph {
  const nodes: FlowNode[] = [];
  const edges: FlowEdge[] = [];
  const read = (scope: Moddle, parent: string): void => {
    for (const element of partsOf(scope, 'flowElements')) {
      if (element.$type === 'bpmn:SequenceFlow') edges.push(edgeOf(element));
      else if (isNode(element)) {
        nodes.push(nodeOf(element, parent));
        read(element, idOf(element));
      }
    }
  };
  if (process !== null) read(process, '');
  const order = new Map(nodes.map(({ id }, at) => [id, at]));
  return {
    key: idOf(process),
    name: textOf(process, 'name'),
    documentation: process === null ? '' : documentationOf(process),
    nodes,
    edges: [...edges].sort((a, b) => (order.get(a.from) ?? 0) - (order.get(b.from) ?? 0)),
  };
}

/** What a file says of its process, without how it is drawn. */
export const readGraph = (definitions: Moddle): FlowGraph => graphOf(processOf(definitions));
