import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const WORDS: Readonly<Record<string, MessageDescriptor>> = {
  type: msg`类型`,
  name: msg`名称`,
  documentation: msg`说明`,
  parent: msg`所在子流程`,
  host: msg`所附节点`,
  isInterrupting: msg`到时中断任务`,
  event: msg`事件`,
  defaultFlow: msg`默认去向`,
  loop: msg`会签`,
  timer: msg`定时`,
  from: msg`起点`,
  to: msg`终点`,
  condition: msg`条件`,
  assignee: msg`办理人`,
  candidateUsers: msg`候选人员`,
  candidateGroups: msg`候选组`,
  dueDate: msg`办理时限`,
  formKey: msg`表单`,
  skipExpression: msg`跳过条件`,
  priority: msg`优先级`,
  initiator: msg`保存发起人的变量`,
  delegateExpression: msg`调用的组件`,
};

/** What a fact of an element is called; an attribute that has no name stands as it is. */
export function factWord(fact: string, i18n: I18n): string {
  const word = WORDS[fact];
  return word === undefined ? fact : i18n._(word);
}
