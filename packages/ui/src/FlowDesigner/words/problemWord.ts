import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { typeWord } from './typeWord.ts';
import type { Problem, ProblemKind } from '@lattice/flow/Problem';
import { MAX_TURNS } from '@lattice/flow/nodeRules';

/** Form of an expression. */
const FORM = '${…}';

const WORDS: Readonly<Record<ProblemKind, (word: string) => MessageDescriptor>> = {
  badKey: () => msg`流程标识要以字母开头，只用字母、数字、下划线、点或短横线，最多 100 个字符`,
  noStart: () => msg`没有开始节点，流程无法发起：请添加一个开始`,
  noEnd: () => msg`没有结束节点，流程不会办结：请添加一个结束`,
  unknownType: (word) => msg`“${word}”本系统不能运行：请更改类型或删除`,
  unknownEvent: (word) => msg`等待“${word}”的事件本系统不能运行：请改用定时或删除`,
  runsCode: (word) => msg`不能运行文件中的代码（${word}）：服务任务只能调用已登记的组件`,
  duplicateId: (word) => msg`标识“${word}”重复：请改成不同的标识`,
  danglingFlow: () => msg`这条线有一头没有连接：请重新连接或删除`,
  unreachable: () => msg`流程走不到这里：请从前面的节点连过来`,
  noWayOn: () => msg`后面没有去向：请连接到下一步或结束`,
  noPeople: () => msg`没有指定办理人或候选人：任务会落到管理员手里`,
  noName: () => msg`没有名称，办理人不知道要做什么`,
  noCondition: () => msg`没有条件：请填写什么情况下走这条线，或设为默认`,
  noDefault: () => msg`没有默认去向：条件都不满足时流程会停住`,
  defaultCondition: () => msg`默认去向的条件不起作用：条件都不满足时才走它`,
  plainCondition: (word) => msg`条件“${word}”不是表达式：请写成 ${FORM}`,
  scriptCondition: (word) => msg`条件是 ${word} 脚本，本系统不能运行：请改用表达式`,
  badExpression: (word) => msg`表达式“${word}”不能使用：只能用变量、比较和并且、或者`,
  loopNobody: () => msg`会签没有人员名单：请填写人员名单变量`,
  loopTooLarge: (word) => msg`要办理 ${word} 次，太多了：最多 ${MAX_TURNS} 次`,
  noTime: () => msg`没有写明时间：请填写时长、时刻或周期`,
  endGoesOn: () => msg`结束之后还有去向：请删除这条线`,
  startIsLedTo: () => msg`有线连回了开始：请连到后面的节点`,
};

/** What is wrong, and what to do, in plain words. */
export function problemWord({ kind, word }: Problem, i18n: I18n): string {
  return i18n._(WORDS[kind](kind === 'unknownType' ? typeWord(word, i18n) : word));
}
