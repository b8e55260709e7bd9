import { ExpressionError } from '@lattice/flow/ExpressionError';
import type { Moddle } from '@lattice/flow/Moddle';
import { graphOf } from '@lattice/flow/readGraph';
import { checkTemplate } from '@lattice/flow/template';
import type { ErrorKind, FlowError } from '@lattice/flow/Problem';
import { MAX_TURNS, collectionExpression, eventTypes, nodeTypes } from '@lattice/flow/nodeRules';
import { validate } from '@lattice/flow/validate';
import type { ModdleElement } from 'bpmn-moddle';
import { Refusal } from '../errors/Refusal.ts';
import { type MessageDescriptor, say } from '../words/say.ts';
import { beanIn, beans } from './beans.ts';
import { expressionWords } from './expressionWords.ts';

/** Elements of BPMN that the engine runs or passes over; all others are refused. */
const KNOWN: ReadonlySet<string> = new Set(
  [
    ...nodeTypes,
    ...eventTypes.map((name) => `${name}EventDefinition`),
    'Definitions',
    'Process',
    'SequenceFlow',
    'FormalExpression',
    'Expression',
    'MultiInstanceLoopCharacteristics',
    'Error',
    'LaneSet',
    'Lane',
    'Collaboration',
    'Participant',
    'TextAnnotation',
    'Association',
    'Group',
    'Category',
    'CategoryValue',
    'Documentation',
    'ExtensionElements',
    'DataObject',
    'DataObjectReference',
  ].map((name) => `bpmn:${name}`),
);
/** A bean that is called when something happens to a node: `start`, `end`, `create` or `completeRow`. */
export interface Listener {
  event: string;
  bean: string;
}

/** Expressions outside of the nodes of a process, by element. */
const EXPRESSIONS: Readonly<Record<string, readonly string[]>> = {
  'bpmn:Process': ['candidateStarterUsers', 'candidateStarterGroups'],
  'bpmn:Error': ['name', 'errorCode'],
};
const DELEGATES: readonly string[] = ['class', 'expression', 'type', 'topic'];
/** Deepest nesting of elements. */
const MAX_DEPTH = 20;

/** References to other elements are not parts. */
const owns = (whole: ModdleElement, one: ModdleElement): boolean => one.$parent === whole;

const isElement = (value: unknown): value is ModdleElement =>
  typeof value === 'object' && value !== null && '$type' in value;

const refusedAt = (names: readonly unknown[], why: MessageDescriptor) => {
  const name = names.find((one): one is string => typeof one === 'string' && one !== '') ?? '';
  return new Refusal(400, say`流程文件不能部署：“${name.slice(0, 40)}”${why}`);
};

const refused = (element: ModdleElement, why: MessageDescriptor) =>
  refusedAt([element.name, element.id, element.$type.replace('bpmn:', '')], why);

const badExpression = (text: string, cause: ExpressionError) =>
  say`的表达式“${text.trim().slice(0, 60)}”不能使用：${expressionWords(cause)}`;

function expression(element: ModdleElement, text: unknown): void {
  if (typeof text !== 'string') return;
  try {
    checkTemplate(text);
  } catch (error) {
    if (error instanceof ExpressionError) throw refused(element, badExpression(text, error));
    throw error;
  }
}

const forbidden = (attribute: string) =>
  say`使用了不允许的 ${attribute}：只能用 delegateExpression 调用已登记的组件（${[...beans.keys()]}）`;
const noBean = () =>
  say`没有调用已登记的组件：delegateExpression 应为以下之一：${[...beans.keys()].map((name) => `\${${name}}`)}`;

/** Listeners name a bean; anything that would run code of the file is refused. */
function delegate(element: ModdleElement, words: Readonly<Record<string, unknown>>): void {
  const other = DELEGATES.find((name) => words[name] !== undefined);
  if (other !== undefined) throw refused(element, forbidden(other));
  if (beanIn(words.delegateExpression) === undefined) throw refused(element, noBean());
}

function extension(element: ModdleElement, host: ModdleElement): void {
  if (/:(?:script|connector|field)$/i.test(element.$type))
    throw refused(host, say`含有不允许的扩展 ${(element.$type.split(':')[1] ?? '').toLowerCase()}`);
  if (/:(?:task|execution|event)Listener$/i.test(element.$type)) {
    const words: Readonly<Record<string, unknown>> = { ...element.$attrs, ...element };
    delegate(host, words);
    host.listeners = [
      ...((host.listeners ?? []) as Listener[]),
      { event: typeof words.event === 'string' ? words.event : '', bean: beanIn(words.delegateExpression) ?? '' },
    ];
  }
  for (const one of (element.items ?? element.$children ?? []) as unknown[]) if (isElement(one)) extension(one, host);
}

/** Puts what the engine reads into its own form. */
function prepare(element: ModdleElement): void {
  if (element.$type === 'bpmn:ServiceTask' || element.$type === 'bpmn:SendTask')
    element.implementation = `bean:${beanIn(element.delegateExpression) ?? ''}`;
  else if (element.implementation !== undefined) delete element.implementation;
  const loop = element.loopCharacteristics;
  if (isElement(loop) && typeof loop.collection === 'string') loop.collection = collectionExpression(loop.collection);
}

function walk(element: ModdleElement, depth: number): void {
  if (depth > MAX_DEPTH) throw refused(element, say`嵌套过深`);
  if (!KNOWN.has(element.$type)) throw refused(element, say`是 ${element.$type.replace('bpmn:', '')}，本系统不能运行`);
  prepare(element);
  for (const name of EXPRESSIONS[element.$type] ?? []) expression(element, element[name]);
  for (const [name, value] of Object.entries(element)) {
    if (name.startsWith('$') || name === 'di' || name === 'diagrams') continue;
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (!isElement(one) || !owns(element, one)) continue;
      if (one.$type === 'bpmn:ExtensionElements')
        for (const item of (one.values ?? []) as unknown[]) {
          if (isElement(item)) extension(item, element);
        }
      else walk(one, depth + 1);
    }
  }
}

const sentences: Readonly<Record<ErrorKind, (error: FlowError) => MessageDescriptor>> = {
  badKey: () => say`流程标识应为字母开头、不超过 100 个字符的字母、数字、下划线、点或短横线`,
  noStart: () => say`没有开始节点`,
  noEnd: () => say`没有结束节点`,
  unknownType: ({ word }) => say`是 ${word}，本系统不能运行`,
  unknownEvent: ({ word }) => say`是 ${`${word}EventDefinition`}，本系统不能运行`,
  runsCode: ({ word }) => (word === 'delegateExpression' ? noBean() : forbidden(word)),
  duplicateId: ({ word }) => say`的标识“${word}”重复`,
  danglingFlow: () => say`有一头没有连接`,
  badExpression: ({ word, cause }) => badExpression(word, cause ?? new ExpressionError('incomplete')),
  plainCondition: ({ word }) => say`的条件“${word.trim().slice(0, 60)}”不是表达式，应写成 \${…}`,
  scriptCondition: () => say`的条件是脚本，只能使用表达式`,
  loopNobody: () => say`的多实例没有给出集合（collection）或次数（loopCardinality）`,
  loopTooLarge: () => say`的次数超过 ${MAX_TURNS}`,
  noTime: () => say`定时器应给出时刻、时长或周期之一`,
};

/**
 * Refuses with 400 a process that holds what may not be run: scripts, code of its own, expressions beyond the subset,
 * elements that the engine does not know. A task that names nobody goes to administrators.
 */
export function checkProcess(root: ModdleElement, process: ModdleElement & Moddle): void {
  walk(root, 0);
  const graph = graphOf(process);
  const error = validate(graph, (name) => beans.has(name)).find((problem) => problem.isError);
  if (error === undefined) return;
  const node = graph.nodes.find(({ id }) => id === error.id);
  const { name } = node ?? graph.edges.find(({ id }) => id === error.id) ?? graph;
  throw refusedAt([name, error.id, node?.type], sentences[error.kind](error));
}
