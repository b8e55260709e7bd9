import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FlowNode } from './flowNodes.ts';
import type { FlowStanding, FlowState } from './flowStandings.ts';

/** What the kinds of nodes are called, by BPMN type without its prefix. */
const typeWords: Readonly<Record<string, MessageDescriptor>> = {
  StartEvent: msg`开始事件`, EndEvent: msg`结束事件`, IntermediateCatchEvent: msg`中间捕获事件`, IntermediateThrowEvent: msg`中间抛出事件`, BoundaryEvent: msg`边界事件`,
  Task: msg`普通任务`, UserTask: msg`用户任务`, ManualTask: msg`手工任务`, ServiceTask: msg`服务任务`, ScriptTask: msg`脚本任务`, BusinessRuleTask: msg`业务规则任务`, SendTask: msg`发送任务`, ReceiveTask: msg`接收任务`,
  ExclusiveGateway: msg`排他网关`, ParallelGateway: msg`并行网关`, InclusiveGateway: msg`包容网关`, EventBasedGateway: msg`事件网关`, ComplexGateway: msg`复杂网关`,
  SubProcess: msg`子流程`, AdHocSubProcess: msg`随意子流程`, Transaction: msg`事务子流程`, CallActivity: msg`调用活动`,
};

/** What the states are called. */
const stateWords: Readonly<Record<FlowState, MessageDescriptor>> = { waiting: msg`未到达`, claimable: msg`待签收`, active: msg`进行中`, done: msg`已完成`, refused: msg`已驳回`, returned: msg`已退回`, passed: msg`已经过` };

/** What a kind of node is called, such as 用户任务 for `bpmn:UserTask`; the type itself where it is no node. */
export function typeWord(type: string, i18n: I18n): string {
  const word = typeWords[type.replace(/^bpmn:/, '')];
  return word === undefined ? type : i18n._(word);
}

/** The words of a diagram in one language; each is looked up once, since a diagram says the same a few hundred times. */
export interface FlowWords {
  /** What a kind of node is called, such as 用户任务 for `bpmn:UserTask`. */
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
    const text = types.get(type) ?? typeWord(type, i18n);
    types.set(type, text);
    return text;
  };
  const stateOf = ({ state, count }: Pick<FlowStanding, 'state' | 'count'>): string => {
    const word = states.get(state) ?? i18n._(stateWords[state]);
    states.set(state, word);
    return count > 1 ? `${word} ×${count}` : word;
  };
  const nameOf: FlowWords['nameOf'] = ({ type, name }, standing) => `${typeOf(type)} ${name}`.trim() + (standing === null ? '' : comma + stateOf(standing));
  return { typeOf, stateOf, nameOf };
}
