import type { FlowEdge, FlowNode } from './FlowGraph.ts';
import { isExhaustive } from './isExhaustive.ts';
import { beanName, collectionExpression, eventTypes, MAX_TURNS, nodeTypes } from './nodeRules.ts';
import type { Report } from './Problem.ts';

/** Attributes that hold expressions. */
const EXPRESSIONS = [
  'assignee',
  'owner',
  'candidateUsers',
  'candidateGroups',
  'dueDate',
  'formKey',
  'skipExpression',
  'priority',
] as const;
/** Attributes that would run code of the file. */
const CODE = ['class', 'expression', 'type', 'topic'] as const;

const isChoice = ({ type }: FlowNode) => type === 'ExclusiveGateway' || type === 'InclusiveGateway';

/** Reports what is wrong with a node; `out` are the flows that leave it. */
export function checkNode(
  node: FlowNode,
  out: readonly FlowEdge[],
  isLedTo: boolean,
  isBean: (name: string) => boolean,
  report: Report,
): void {
  const { id, type, event, words, loop, timer } = node;
  if (!nodeTypes.includes(type)) return report.error(id, 'unknownType', type);
  if (event !== '' && !eventTypes.includes(event)) return report.error(id, 'unknownEvent', event);
  if (type === 'ServiceTask' || type === 'SendTask') {
    const code = CODE.find((name) => words[name] !== undefined);
    const bean = beanName(words.delegateExpression ?? '');
    if (code !== undefined) report.error(id, 'runsCode', code);
    else if (bean === undefined || !isBean(bean)) report.error(id, 'runsCode', 'delegateExpression');
  }
  if (type === 'UserTask') {
    report.template(id, node.name);
    if (words.assignee === undefined && words.candidateUsers === undefined && words.candidateGroups === undefined)
      report.warning(id, 'noPeople');
    if (node.name.trim() === '') report.warning(id, 'noName');
  }
  for (const name of EXPRESSIONS) report.template(id, words[name] ?? '');
  if (loop !== null) {
    if (loop.collection === '' && loop.cardinality === '') report.error(id, 'loopNobody');
    for (const text of [collectionExpression(loop.collection), loop.completion, loop.cardinality])
      report.template(id, text);
    if (Number(loop.cardinality) > MAX_TURNS) report.error(id, 'loopTooLarge', loop.cardinality);
  }
  if (event === 'Timer') {
    if (timer === null || timer.text.trim() === '') report.error(id, 'noTime');
    else report.template(id, timer.text);
  }
  if (type === 'EndEvent' && out.length > 0) report.warning(id, 'endGoesOn');
  if (type === 'StartEvent' && isLedTo) report.warning(id, 'startIsLedTo');
  if (type !== 'EndEvent' && out.length === 0) report.warning(id, 'noWayOn');
  if (!isChoice(node) || out.length < 2) return;
  const open = out.filter((edge) => edge.id !== node.defaultFlow && edge.condition.trim() === '');
  if (open.length === 0 && node.defaultFlow === '' && !isExhaustive(out.map(({ condition }) => condition)))
    report.warning(id, 'noDefault');
}

/** Reports what is wrong with a flow; `siblings` counts the flows that leave the same node. */
export function checkEdge(
  { id, condition, language }: FlowEdge,
  from: FlowNode | undefined,
  to: FlowNode | undefined,
  siblings: number,
  report: Report,
): void {
  if (from === undefined || to === undefined) return report.error(id, 'danglingFlow');
  const isDefault = from.defaultFlow === id;
  const isEmpty = condition.trim() === '';
  if (isDefault && !isEmpty) report.warning(id, 'defaultCondition');
  if (!isDefault && isChoice(from) && siblings > 1 && isEmpty) report.warning(id, 'noCondition');
  if (language !== undefined) report.error(id, 'scriptCondition', language);
  else if (!isEmpty && !/[$#]\{/.test(condition)) report.error(id, 'plainCondition', condition);
  else report.template(id, condition);
}
