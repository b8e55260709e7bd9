import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FlowNode } from '../flowNodes.ts';
import type { FlowStanding, FlowState } from '../flowStandings.ts';

/**
 * What the kinds of nodes are called by those who work along a process, by BPMN type without its prefix; engine terms
 * stay in the designer.
 */
const stepWords: Readonly<Record<string, MessageDescriptor>> = {
  StartEvent: msg`开始`,
  EndEvent: msg`结束`,
  UserTask: msg`办理环节`,
  ExclusiveGateway: msg`分支`,
  ParallelGateway: msg`分支`,
  InclusiveGateway: msg`分支`,
  EventBasedGateway: msg`分支`,
  ComplexGateway: msg`分支`,
  SubProcess: msg`子流程`,
  AdHocSubProcess: msg`子流程`,
  Transaction: msg`子流程`,
  CallActivity: msg`子流程`,
  IntermediateCatchEvent: msg`等待`,
  BoundaryEvent: msg`等待`,
};
const automatic = msg`自动环节`;

/** What the states are called. */
const stateWords: Readonly<Record<FlowState, MessageDescriptor>> = {
  waiting: msg`未到达`,
  claimable: msg`待签收`,
  active: msg`进行中`,
  done: msg`已完成`,
  refused: msg`已驳回`,
  returned: msg`已退回`,
  passed: msg`已经过`,
};

/**
 * The words of a diagram in one language; each is looked up once, since a diagram says the same a few hundred times.
 */
export interface FlowWords {
  /** What a kind of node is called, such as 办理环节 for `bpmn:UserTask`. */
  typeOf: (type: string) => string;
  /** A state in words, with how often it was reached where that is more than once, such as 已完成 ×2. */
  stateOf: (standing: Pick<FlowStanding, 'state' | 'count'>) => string;
  /** What a node is called for screen readers: kind, name and, where there is a history, state. */
  nameOf: (node: Pick<FlowNode, 'type' | 'name'>, standing: FlowStanding | null) => string;
}

/** The words of a diagram in the language of `i18n`, which is `locale`. */
export function flowWords(i18n: I18n, locale = i18n.locale): FlowWords {
  const types = new Map<string, string>();
  const states = new Map<FlowState, string>();
  const comma = locale.startsWith('zh') ? '，' : ', ';
  const typeOf = (type: string): string => {
    const text = types.get(type) ?? i18n._(stepWords[type.replace(/^bpmn:/, '')] ?? automatic);
    types.set(type, text);
    return text;
  };
  const stateOf = ({ state, count }: Pick<FlowStanding, 'state' | 'count'>): string => {
    const word = states.get(state) ?? i18n._(stateWords[state]);
    states.set(state, word);
    return count > 1 ? `${word} ×${count}` : word;
  };
  const nameOf: FlowWords['nameOf'] = ({ type, name }, standing) =>
    `${typeOf(type)} ${name}`.trim() + (standing === null ? '' : comma + stateOf(standing));
  return { typeOf, stateOf, nameOf };
}
