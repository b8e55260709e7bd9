import type { ModdleElement } from 'bpmn-moddle';
import { Refusal } from '../Refusal.ts';
import { type Said, say } from '../words/say.ts';
import { beanIn, beans } from './beans.ts';
import { ExpressionFault } from './expression/ExpressionFault.ts';
import { checkText } from './expression/evaluate.ts';

/** Elements of BPMN that the engine runs or passes over; all others are refused. */
const KNOWN: ReadonlySet<string> = new Set([
  'Definitions', 'Process', 'StartEvent', 'EndEvent', 'UserTask', 'ManualTask', 'Task', 'ServiceTask', 'SendTask', 'ExclusiveGateway', 'ParallelGateway', 'InclusiveGateway', 'EventBasedGateway', 'SubProcess', 'BoundaryEvent',
  'IntermediateCatchEvent', 'IntermediateThrowEvent', 'SequenceFlow', 'FormalExpression', 'Expression', 'MultiInstanceLoopCharacteristics', 'TimerEventDefinition', 'TerminateEventDefinition', 'ErrorEventDefinition', 'Error',
  'LaneSet', 'Lane', 'Collaboration', 'Participant', 'TextAnnotation', 'Association', 'Group', 'Category', 'CategoryValue', 'Documentation', 'ExtensionElements', 'DataObject', 'DataObjectReference',
].map((name) => `bpmn:${name}`));
/** A bean that is called when something happens to a node: `start`, `end`, `create` or `complete`. */
export interface Listener {
  event: string;
  bean: string;
}

/** Attributes that hold expressions. */
const EXPRESSIONS: readonly string[] = ['assignee', 'owner', 'candidateUsers', 'candidateGroups', 'dueDate', 'priority', 'formKey', 'collection', 'skipExpression', 'candidateStarterUsers', 'candidateStarterGroups'];
const DELEGATES: readonly string[] = ['class', 'expression', 'type', 'topic'];
/** Deepest nesting of elements. */
const DEEPEST = 20;

/** References to other elements are not parts. */
const owns = (whole: ModdleElement, one: ModdleElement): boolean => one.$parent === whole;

const isElement = (value: unknown): value is ModdleElement => typeof value === 'object' && value !== null && '$type' in value;

const refused = (element: ModdleElement, why: Said) => {
  const name = [element.name, element.id, element.$type.replace('bpmn:', '')].find((one): one is string => typeof one === 'string' && one !== '') ?? '';
  return new Refusal(400, say`流程文件不能部署：“${name.slice(0, 40)}”${why}`);
};

function expression(element: ModdleElement, text: unknown): void {
  if (typeof text !== 'string' || text === '') return;
  try {
    checkText(text);
  } catch (error) {
    if (error instanceof ExpressionFault) throw refused(element, say`的表达式“${text.trim().slice(0, 60)}”不能使用：${error.words}`);
    throw error;
  }
}

/** Service tasks and listeners name a bean; anything that would run code of the file is refused. */
function delegate(element: ModdleElement, words: Readonly<Record<string, unknown>>): void {
  const other = DELEGATES.find((name) => words[name] !== undefined);
  if (other !== undefined) throw refused(element, say`使用了不允许的 ${other}：只能用 delegateExpression 调用已登记的组件（${[...beans.keys()]}）`);
  if (beanIn(words.delegateExpression) === undefined) throw refused(element, say`没有调用已登记的组件：delegateExpression 应为以下之一：${[...beans.keys()].map((name) => `\${${name}}`)}`);
}

function extension(element: ModdleElement, host: ModdleElement): void {
  if (/:(?:script|connector|field)$/i.test(element.$type)) throw refused(host, say`含有不允许的扩展 ${(element.$type.split(':')[1] ?? '').toLowerCase()}`);
  if (/:(?:task|execution|event)Listener$/i.test(element.$type)) {
    const words: Readonly<Record<string, unknown>> = { ...element.$attrs, ...element };
    delegate(host, words);
    host.listeners = [...((host.listeners ?? []) as Listener[]), { event: typeof words.event === 'string' ? words.event : '', bean: beanIn(words.delegateExpression) ?? '' }];
  }
  for (const one of (element.items ?? element.$children ?? []) as unknown[]) if (isElement(one)) extension(one, host);
}

function flow(element: ModdleElement): void {
  if (!isElement(element.sourceRef) || !isElement(element.targetRef)) throw refused(element, say`有一头没有连接`);
  const condition = element.conditionExpression;
  if (!isElement(condition)) return;
  if (condition.language !== undefined) throw refused(element, say`的条件是脚本，只能使用表达式`);
  if (typeof condition.body === 'string' && condition.body.trim() !== '' && !/[$#]\{/.test(condition.body)) throw refused(element, say`的条件“${condition.body.trim().slice(0, 60)}”不是表达式，应写成 \${…}`);
  expression(element, condition.body);
}

function task(element: ModdleElement): void {
  for (const name of EXPRESSIONS) expression(element, element[name]);
  if (element.$type === 'bpmn:ServiceTask' || element.$type === 'bpmn:SendTask') {
    delegate(element, element);
    element.implementation = `bean:${beanIn(element.delegateExpression) ?? ''}`;
  } else if (element.implementation !== undefined) delete element.implementation;
  const loop = element.loopCharacteristics;
  if (!isElement(loop)) return;
  const { collection, completionCondition, loopCardinality } = loop;
  if (typeof collection === 'string' && !collection.includes('{')) loop.collection = `\${${collection}}`;
  if (collection === undefined && !isElement(loopCardinality)) throw refused(element, say`的多实例没有给出集合（collection）或次数（loopCardinality）`);
  expression(element, loop.collection);
  for (const part of [completionCondition, loopCardinality]) if (isElement(part)) expression(element, part.body);
}

function timer(element: ModdleElement): void {
  const given = ['timeDate', 'timeDuration', 'timeCycle'].map((name) => element[name]).filter(isElement);
  if (given.length !== 1 || given.some(({ body }) => typeof body !== 'string' || body.trim() === '')) throw refused(element, say`定时器应给出时刻、时长或周期之一`);
  for (const part of given) expression(element, part.body);
}

function walk(element: ModdleElement, depth: number): void {
  if (depth > DEEPEST) throw refused(element, say`嵌套过深`);
  if (!KNOWN.has(element.$type)) throw refused(element, say`是 ${element.$type.replace('bpmn:', '')}，本系统不能运行`);
  if (element.$type === 'bpmn:SequenceFlow') flow(element);
  else if (element.$type === 'bpmn:TimerEventDefinition') timer(element);
  else task(element);
  for (const [name, value] of Object.entries(element)) {
    if (name.startsWith('$') || name === 'di' || name === 'diagrams') continue;
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (!isElement(one) || !owns(element, one)) continue;
      if (one.$type === 'bpmn:ExtensionElements') for (const item of (one.values ?? []) as unknown[]) { if (isElement(item)) extension(item, element); }
      else walk(one, depth + 1);
    }
  }
}

/** Refuses with 400 a process that holds what may not be run: scripts, code of its own, expressions beyond the subset, elements that the engine does not know. A task that names nobody goes to administrators. The designer's errors are held to this (`tests/flowMirror.test.ts`). */
export function checkProcess(root: ModdleElement, process: ModdleElement): void {
  walk(root, 0);
  const nodes = (process.flowElements ?? []) as ModdleElement[];
  if (!nodes.some(({ $type }) => $type === 'bpmn:StartEvent')) throw refused(process, say`没有开始节点`);
  if (!nodes.some(({ $type }) => $type === 'bpmn:EndEvent')) throw refused(process, say`没有结束节点`);
}
