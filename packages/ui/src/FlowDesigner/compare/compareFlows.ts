import type { FlowEdge, FlowGraph, FlowNode } from '@lattice/flow/FlowGraph';

/** What of an element differs: a fact of every node, or a word of the vendor such as `assignee`. */
export interface FlowDifference {
  fact: string;
  /** Both values as text; '' for none. */
  before: string;
  after: string;
}

/** An element that two versions do not share as it is. */
export interface FlowChange {
  kind: 'added' | 'removed' | 'changed';
  id: string;
  isFlow: boolean;
  name: string;
  /** Kind in BPMN, such as `UserTask`. */
  type: string;
  /** What differs; empty for what was added or removed. */
  differences: readonly FlowDifference[];
}

type Facts = ReadonlyMap<string, string>;

const nodeFacts = ({
  type,
  name,
  documentation,
  parent,
  host,
  isInterrupting,
  event,
  words,
  loop,
  timer,
  defaultFlow,
}: FlowNode): Facts =>
  new Map(
    Object.entries({
      type,
      name,
      documentation,
      parent,
      host,
      event,
      defaultFlow,
      isInterrupting: host === '' ? '' : String(isInterrupting),
      ...words,
      loop:
        loop === null
          ? ''
          : [loop.isSequential ? 'sequential' : 'parallel', loop.collection, loop.cardinality, loop.completion]
              .filter((one) => one !== '')
              .join(' '),
      timer: timer === null ? '' : timer.text,
    }),
  );

const edgeFacts = ({ name, from, to, condition }: FlowEdge): Facts =>
  new Map(Object.entries({ name, from, to, condition }));

interface Known {
  id: string;
  name: string;
  type: string;
  isFlow: boolean;
  facts: Facts;
}

const known = ({ nodes, edges }: FlowGraph): ReadonlyMap<string, Known> =>
  new Map([
    ...nodes.map((node): [string, Known] => [
      node.id,
      { id: node.id, name: node.name, type: node.type, isFlow: false, facts: nodeFacts(node) },
    ]),
    ...edges.map((edge): [string, Known] => [
      edge.id,
      { id: edge.id, name: edge.name, type: 'SequenceFlow', isFlow: true, facts: edgeFacts(edge) },
    ]),
  ]);

const differences = (before: Facts, after: Facts): FlowDifference[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .map((fact) => ({ fact, before: before.get(fact) ?? '', after: after.get(fact) ?? '' }))
    .filter((one) => one.before !== one.after);

/**
 * What a later version of a process adds, removes and changes, by id: nodes before flows; where things stand on the
 * drawing is no change.
 */
export function compareFlows(before: FlowGraph, after: FlowGraph): FlowChange[] {
  const [old, now] = [known(before), known(after)];
  const change = (
    kind: FlowChange['kind'],
    { id, isFlow, name, type }: Known,
    differ: readonly FlowDifference[] = [],
  ): FlowChange => ({ kind, id, isFlow, name, type, differences: differ });
  const found = [
    ...[...now.values()].filter(({ id }) => !old.has(id)).map((one) => change('added', one)),
    ...[...old.values()].filter(({ id }) => !now.has(id)).map((one) => change('removed', one)),
    ...[...now.values()].flatMap((one) => {
      const differ = differences(old.get(one.id)?.facts ?? one.facts, one.facts);
      return differ.length === 0 ? [] : [change('changed', one, differ)];
    }),
  ];
  return [...found.filter(({ isFlow }) => !isFlow), ...found.filter(({ isFlow }) => isFlow)];
}
