import { coversAll } from './coversAll.ts';
import { isRunnable } from './expression.ts';
import type { FlowEdge, FlowGraph, FlowNode } from './FlowGraph.ts';

/** What can be wrong with a process. */
export type ProblemKind =
  | 'badKey' | 'noStart' | 'noEnd' | 'unknownType' | 'unknownEvent' | 'runsCode' | 'duplicateId' | 'danglingFlow' | 'unreachable' | 'noWayOn' | 'noPeople' | 'noName'
  | 'noCondition' | 'noDefault' | 'defaultCondition' | 'badExpression' | 'loopNobody' | 'noTime' | 'endGoesOn' | 'startIsLedTo';

/** One thing that is wrong. */
export interface Problem {
  kind: ProblemKind;
  /** Id of the element; that of the process where it concerns the whole. */
  id: string;
  /** Errors are what the server refuses to deploy, no more and no less (`tests/flowMirror.test.ts`); all else is a warning. */
  isError: boolean;
  /** What is meant, such as the kind of the element or the text; '' for none. */
  word: string;
}

/** Nodes that the server runs. */
const KNOWN: ReadonlySet<string> = new Set(['StartEvent', 'EndEvent', 'UserTask', 'ManualTask', 'Task', 'ServiceTask', 'SendTask', 'ExclusiveGateway', 'ParallelGateway', 'InclusiveGateway', 'EventBasedGateway', 'SubProcess', 'BoundaryEvent', 'IntermediateCatchEvent', 'IntermediateThrowEvent']);
const EVENTS: ReadonlySet<string> = new Set(['', 'Timer', 'Terminate', 'Error']);
/** Attributes that hold expressions. */
const EXPRESSIONS = ['assignee', 'candidateUsers', 'candidateGroups', 'dueDate', 'formKey', 'skipExpression', 'priority'] as const;
const CODE = ['class', 'expression', 'type', 'topic', 'script'] as const;
const BEAN = /^\s*[$#]\{\s*\w+\s*\}\s*$/;

const isChoice = ({ type }: FlowNode) => type === 'ExclusiveGateway' || type === 'InclusiveGateway';

/** Ids of the nodes that the flow comes to. */
function reached({ nodes, edges }: FlowGraph): ReadonlySet<string> {
  const seen = new Set<string>();
  const led = new Set(edges.map(({ to }) => to));
  const entries = (parent: string) => nodes.filter((node) => node.parent === parent && node.host === '' && (node.type === 'StartEvent' || (parent !== '' && !led.has(node.id)))).map(({ id }) => id);
  const open = entries('');
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const from = id;
    open.push(...edges.filter((edge) => edge.from === from).map(({ to }) => to), ...nodes.filter(({ host }) => host === from).map((node) => node.id), ...entries(from));
  }
  return seen;
}

function judgeNode(node: FlowNode, out: readonly FlowEdge[], isLedTo: boolean, tell: (kind: ProblemKind, isError?: boolean, word?: string) => void): void {
  if (!KNOWN.has(node.type)) return tell('unknownType', true, node.type);
  if (!EVENTS.has(node.event)) return tell('unknownEvent', true, node.event);
  const { words, loop } = node;
  const code = CODE.find((name) => words[name] !== undefined);
  if (code !== undefined) tell('runsCode', true, code);
  else if ((node.type === 'ServiceTask' || node.type === 'SendTask') && !BEAN.test(words.delegateExpression ?? '')) tell('runsCode', true, 'delegateExpression');
  if (node.type === 'UserTask') {
    if (words.assignee === undefined && words.candidateUsers === undefined && words.candidateGroups === undefined) tell('noPeople', false);
    if (node.name.trim() === '') tell('noName', false);
  }
  for (const name of EXPRESSIONS) if (!isRunnable(words[name] ?? '')) tell('badExpression', true, words[name]);
  if (loop !== null) {
    if (loop.collection === '' && loop.cardinality === '') tell('loopNobody');
    for (const text of [loop.collection, loop.completion, loop.cardinality]) if (!isRunnable(text)) tell('badExpression', true, text);
  }
  if (node.event === 'Timer' && (node.timer === null || node.timer.text.trim() === '' || !isRunnable(node.timer.text))) tell('noTime');
  if (node.type === 'EndEvent' && out.length > 0) tell('endGoesOn', false);
  if (node.type === 'StartEvent' && isLedTo) tell('startIsLedTo', false);
  if (node.type !== 'EndEvent' && out.length === 0) tell('noWayOn', false);
  if (!isChoice(node) || out.length < 2) return;
  const open = out.filter(({ id, condition }) => id !== node.defaultFlow && condition.trim() === '');
  if (open.length === 0 && node.defaultFlow === '' && !coversAll(out.map(({ condition }) => condition))) tell('noDefault', false);
}

function judgeEdge(edge: FlowEdge, from: FlowNode | undefined, to: FlowNode | undefined, siblings: number, tell: (kind: ProblemKind, isError?: boolean, word?: string) => void): void {
  if (from === undefined || to === undefined) return tell('danglingFlow');
  const { condition } = edge;
  const isDefault = from.defaultFlow === edge.id;
  if (isDefault && condition.trim() !== '') tell('defaultCondition', false);
  if (!isDefault && isChoice(from) && siblings > 1 && condition.trim() === '') tell('noCondition', false);
  if (condition.trim() !== '' && (!/[$#]\{/.test(condition) || !isRunnable(condition))) tell('badExpression', true, condition);
}

/** What is wrong with a process, errors before warnings, with the errors as the server judges them. */
export function validate(graph: FlowGraph): Problem[] {
  const { key, nodes, edges } = graph;
  const found: Problem[] = [];
  const about = (id: string) => (kind: ProblemKind, isError = true, word = '') => void found.push({ kind, id, isError, word });
  const whole = about(key);
  if (!/^[A-Za-z_][\w.-]{0,99}$/.test(key)) whole('badKey', true, key);
  const top = nodes.filter(({ parent }) => parent === '');
  if (!top.some(({ type }) => type === 'StartEvent')) whole('noStart');
  if (!top.some(({ type }) => type === 'EndEvent')) whole('noEnd');
  const ids = [...nodes, ...edges].map(({ id }) => id);
  for (const id of new Set(ids.filter((one, at) => ids.indexOf(one) !== at))) about(id)('duplicateId', true, id);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const seen = reached(graph);
  for (const node of nodes) {
    const tell = about(node.id);
    judgeNode(node, edges.filter(({ from }) => from === node.id), edges.some(({ to }) => to === node.id), tell);
    if (!seen.has(node.id) && KNOWN.has(node.type)) tell('unreachable', false);
  }
  for (const edge of edges) judgeEdge(edge, byId.get(edge.from), byId.get(edge.to), edges.filter(({ from }) => from === edge.from).length, about(edge.id));
  return [...found.filter(({ isError }) => isError), ...found.filter(({ isError }) => !isError)];
}
