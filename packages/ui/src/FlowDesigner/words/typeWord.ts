import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the kinds of nodes are called by who draws processes, by BPMN type without its prefix. */
const typeWords: Readonly<Record<string, MessageDescriptor>> = {
  StartEvent: msg`开始事件`,
  EndEvent: msg`结束事件`,
  IntermediateCatchEvent: msg`中间捕获事件`,
  IntermediateThrowEvent: msg`中间抛出事件`,
  BoundaryEvent: msg`边界事件`,
  Task: msg`普通任务`,
  UserTask: msg`用户任务`,
  ManualTask: msg`手工任务`,
  ServiceTask: msg`服务任务`,
  ScriptTask: msg`脚本任务`,
  BusinessRuleTask: msg`业务规则任务`,
  SendTask: msg`发送任务`,
  ReceiveTask: msg`接收任务`,
  ExclusiveGateway: msg`排他网关`,
  ParallelGateway: msg`并行网关`,
  InclusiveGateway: msg`包容网关`,
  EventBasedGateway: msg`事件网关`,
  ComplexGateway: msg`复杂网关`,
  SubProcess: msg`子流程`,
  EventSubProcess: msg`事件子流程`,
  AdHocSubProcess: msg`随意子流程`,
  Transaction: msg`事务子流程`,
  CallActivity: msg`调用活动`,
};

/** What a kind of node is called, by BPMN type with or without its prefix; the type itself where it is no node. */
export function typeWord(type: string, i18n: I18n): string {
  const word = typeWords[type.replace(/^bpmn:/, '')];
  return word === undefined ? type : i18n._(word);
}
