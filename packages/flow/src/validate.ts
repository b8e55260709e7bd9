import { isExhaustive } from './isExhaustive.ts';
import { ExpressionError } from './ExpressionError.ts';
import type { FlowEdge, FlowGraph, FlowNode } from './FlowGraph.ts';
import { checkTemplate } from './template.ts';

/** Faults for which a process cannot be deployed. */
export type ErrorKind =
  | 'badKey'
  | 'noStart'
  | 'noEnd'
  | 'unknownType'
  | 'unknownEvent'
  | 'runsCode'
  | 'duplicateId'
  | 'danglingFlow'
  | 'badExpression'
  | 'plainCondition'
  | 'scriptCondition'
  | 'loopNobody'
  | 'loopTooLarge'
  | 'noTime';

/** Faults with which a process can run. */
export type WarningKind =
  | 'unreachable'
  | 'noWayOn'
  | 'noPeople'
  | 'noName'
  | 'noCondition'
  | 'noDefault'
  | 'defaultCondition'
  | 'endGoesOn'
  | 'startIsLedTo';

/** What can be wrong with a process. */
export type ProblemKind = ErrorKind | WarningKind;

interface About {
  /** Id of the element; that of the process where it concerns the whole. */
  id: string;
  /** What is meant, such as the kind of the element or the text; '' for none. */
  word: string;
}

/** A fault for which the server refuses to deploy. */
export interface FlowError extends About {
  kind: ErrorKind;
  isError: true;
  /** Why an expression cannot be read. */
  cause?: ExpressionError;
}

/** One thing that is wrong: an error is what the server refuses to deploy, all else is a warning. */
export type Problem = FlowError | (About & { kind: WarningKind; isError: false });

/** Kinds of nodes that the engine runs. */
export const nodeTypes: readonly string[] = [
  'StartEvent',
  'EndEvent',
  'UserTask',
  'ManualTask',
  'Task',
  'ServiceTask',
  'SendTask',
  'ExclusiveGateway',
  'ParallelGateway',
  'InclusiveGateway',
  'EventBasedGateway',
  'SubProcess',
  'BoundaryEvent',
  'IntermediateCatchEvent',
  'IntermediateThrowEvent',
];
/** What events of these nodes wait for or do. */
export const eventTypes: readonly string[] = ['Timer', 'Terminate', 'Error'];
/** Form of the key of a process. */
export const processKey = /^[A-Za-z_][\w.-]{0,99}$/;
/** Most turns of a node that is done several times. */
export const MOST_TURNS = 500;

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
const BEAN = /^\s*[$#]\{\s*(\w+)\s*\}\s*$/;

/** The name in a text such as `${noteTime}`; undefined where the text is anything else. */
export const beanName = (text: string): string | undefined => BEAN.exec(text)?.[1];

/** The list of a node that is done several times as an expression; vendors also allow the bare name of a variable. */
export const collectionExpression = (text: string): string =>
  text === '' || text.includes('{') ? text : `\${${text}}`;

const isChoice = ({ type }: FlowNode) => type === 'ExclusiveGateway' || type === 'InclusiveGateway';

/** Collects problems of one element. */
class Report {
  readonly problems: Problem[] = [];

  error(id: string, kind: ErrorKind, word = '', cause?: ExpressionError): void {
    this.problems.push({ kind, id, isError: true, word, ...(cause && { cause }) });
  }

  warning(id: string, kind: WarningKind): void {
    this.problems.push({ kind, id, isError: false, word: '' });
  }

  /** Checks a text with expressions. */
  template(id: string, text: string): void {
    try {
      checkTemplate(text);
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      this.error(id, 'badExpression', text, error);
    }
  }
}

/** Flows by the node at one of their ends. */
function flowsBy(edges: readonly FlowEdge[], end: 'from' | 'to'): ReadonlyMap<string, readonly FlowEdge[]> {
  const found = new Map<string, FlowEdge[]>();
  for (const edge of edges) {
    const list = found.get(edge[end]);
    if (list === undefined) found.set(edge[end], [edge]);
    else list.push(edge);
  }
  return found;
}

/** Ids of the nodes that the flow comes to. */
function reached({ nodes, edges }: FlowGraph): ReadonlySet<string> {
  const seen = new Set<string>();
  const leaving = flowsBy(edges, 'from');
  const led = new Set(edges.map(({ to }) => to));
  const entries = (parent: string) =>
    nodes
      .filter(
        (node) =>
          node.parent === parent &&
          node.host === '' &&
          (node.type === 'StartEvent' || (parent !== '' && !led.has(node.id))),
      )
      .map(({ id }) => id);
  const open = entries('');
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const from = id;
    open.push(
      ...(leaving.get(from) ?? []).map(({ to }) => to),
      ...nodes.filter(({ host }) => host === from).map((node) => node.id),
      ...entries(from),
    );
  }
  return seen;
}

function checkNode(
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
    if (Number(loop.cardinality) > MOST_TURNS) report.error(id, 'loopTooLarge', loop.cardinality);
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

function checkEdge(
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

/**
 * What is wrong with a process, errors before warnings. The designer shows it, and the server refuses to deploy what has an error.
 * `isBean` knows the names that service tasks may call; without it every name is taken.
 */
export function validate(graph: FlowGraph, isBean: (name: string) => boolean = () => true): Problem[] {
  const { key, nodes, edges } = graph;
  const report = new Report();
  if (!processKey.test(key)) report.error(key, 'badKey', key);
  const top = nodes.filter(({ parent }) => parent === '');
  if (!top.some(({ type }) => type === 'StartEvent')) report.error(key, 'noStart');
  if (!top.some(({ type }) => type === 'EndEvent')) report.error(key, 'noEnd');
  const ids = [...nodes, ...edges].map(({ id }) => id);
  const known = new Set<string>();
  const twice = ids.filter((id) => known.size === known.add(id).size);
  for (const id of new Set(twice)) report.error(id, 'duplicateId', id);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const [leaving, entering] = [flowsBy(edges, 'from'), flowsBy(edges, 'to')];
  const seen = reached(graph);
  for (const node of nodes) {
    checkNode(node, leaving.get(node.id) ?? [], entering.has(node.id), isBean, report);
    if (!seen.has(node.id) && nodeTypes.includes(node.type)) report.warning(node.id, 'unreachable');
  }
  for (const edge of edges) {
    const siblings = leaving.get(edge.from)?.length ?? 0;
    checkEdge(edge, byId.get(edge.from), byId.get(edge.to), siblings, report);
  }
  const { problems } = report;
  return [...problems.filter(({ isError }) => isError), ...problems.filter(({ isError }) => !isError)];
}
