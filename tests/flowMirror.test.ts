import fc from 'fast-check';
import { expect, it } from 'vitest';
import { valueOf } from '../packages/server/src/flow/expression/evaluate.ts';
import { runEngine } from '../packages/server/src/flow/runEngine.ts';
import { moddleOf } from '../packages/server/src/flow/moddleOf.ts';
import { readBpmn } from '../packages/server/src/flow/readBpmn.ts';
import { vendorPackage as ofServer } from '../packages/server/src/flow/vendor.ts';
import { expression } from '../packages/ui/src/FlowDesigner/expression.ts';
import { reckon } from '../packages/ui/src/FlowDesigner/reckon.ts';
import { startWalk, stepWalk } from '../packages/ui/src/FlowDesigner/simulate.ts';
import type { Walk } from '../packages/ui/src/FlowDesigner/Walk.ts';
import { isInside } from '../packages/ui/src/FlowDesigner/leaveNode.ts';
import { isModdle } from '../packages/ui/src/FlowDesigner/Moddle.ts';
import { readGraph } from '../packages/ui/src/FlowDesigner/readGraph.ts';
import { type ProblemKind, validate } from '../packages/ui/src/FlowDesigner/validate.ts';
import { vendorPackage as ofDesigner } from '../packages/ui/src/FlowDesigner/vendorPackage.ts';

// The kit knows no server, so the designer has rules of its own for what the engine takes; here they are held to each other.
const scope = new Map<string, unknown>([['pass', true], ['days', 5], ['text', '5'], ['name', '张三'], ['list', ['a', 'b']], ['bare', []], ['form', { days: 2, reason: { kind: 'x' } }], ['none', null]]);

/** The value of an expression, or that it is refused. */
const outcome = (work: () => unknown): { value: unknown } | { refused: true } => {
  try {
    return { value: work() };
  } catch {
    return { refused: true };
  }
};
const atServer = (source: string) => outcome(() => valueOf(source, scope));
const inDesigner = (source: string) => outcome(() => {
  const node = expression(source);
  if (node === null) throw new Error('unreadable');
  return reckon(node, scope);
});

const operand = fc.constantFrom('pass', 'days', 'text', 'name', 'list', 'bare', 'none', 'missing', 'form.days', "form['reason'].kind", 'list[1]', 'list[9]', 'list.size', '2', '1.5', "'5'", '"a"', 'true', 'null', "execution.getVariable('days')", "execution.hasVariable('no')", 'form.constructor', 'this');
const sign = fc.constantFrom('==', '!=', '<', '>', '<=', '>=', 'eq', 'ne', 'lt', 'gt', 'le', 'ge', '&&', '||', 'and', 'or', '+', '-', '*', '/', '%', 'div', 'mod', '=', ';');
const { whole } = fc.letrec<{ whole: string }>((tie) => ({
  whole: fc.oneof({ maxDepth: 3 }, operand, fc.tuple(tie('whole'), sign, tie('whole')).map(([a, by, b]) => `(${a} ${by} ${b})`), fc.tuple(fc.constantFrom('!', 'not ', 'empty ', '-'), tie('whole')).map(([before, a]) => `${before}${a}`), fc.tuple(tie('whole'), tie('whole'), tie('whole')).map(([a, b, c]) => `(${a} ? ${b} : ${c})`)),
}));

it('an expression has one value, in the designer’s simulation and at the engine', () => {
  fc.assert(fc.property(whole, (source) => {
    expect({ source, ...inDesigner(`\${${source}}`) }).toEqual({ source, ...atServer(`\${${source}}`) });
  }), { numRuns: 2000 });
});

it('the words of vendors are the same on both sides, but for the name of the package', () => {
  expect(ofDesigner.types).toEqual(ofServer.types);
});

const bpmnFile = (key: string, elements: string) => `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:flowable="http://flowable.org/bpmn" targetNamespace="t"><process id="${key}" name="对照" isExecutable="true">${elements.replaceAll('v:', 'flowable:')}</process></definitions>`;
const flow = (id: string, from: string, to: string, condition?: string) => `<sequenceFlow id="${id}" sourceRef="${from}" targetRef="${to}">${condition === undefined ? '' : `<conditionExpression xsi:type="tFormalExpression"><![CDATA[\${${condition}}]]></conditionExpression>`}</sequenceFlow>`;
const [start, end, f1, f2] = ['<startEvent id="start"/>', '<endEvent id="end"/>', flow('f1', 'start', 'x'), flow('f2', 'x', 'end')];
const doer = 'name="办" v:assignee="${applyUser}"';
const step = `<userTask id="x" ${doer}/>`;
const around = (inner: string) => `${start}${f1}${inner}${f2}${end}`;
const choice = (ways: string, attributes = '') => `${start}${f1}<exclusiveGateway id="x" ${attributes}/>${ways}<userTask id="y" ${doer}/>${flow('f9', 'y', 'end')}${end}`;
const several = (inside: string, attributes = '') => around(`<userTask id="x" ${doer}><multiInstanceLoopCharacteristics ${attributes}>${inside}</multiInstanceLoopCharacteristics></userTask>`);
const timer = (inside: string) => around(`<intermediateCatchEvent id="x"><timerEventDefinition>${inside}</timerEventDefinition></intermediateCatchEvent>`);

const drawn: readonly (readonly [kind: ProblemKind, elements: string, key?: string])[] = [
  ['badKey', around(step), `K${'k'.repeat(100)}`], ['noStart', `${step}${f2}${end}`], ['noEnd', `${start}${f1}${step}`], ['unknownType', around('<scriptTask id="x" name="算"/>')],
  ['unknownEvent', around('<intermediateCatchEvent id="x"><signalEventDefinition/></intermediateCatchEvent>')], ['runsCode', around('<serviceTask id="x" v:class="a.B"/>')], ['runsCode', around('<serviceTask id="x"/>')],
  ['danglingFlow', `${around(step)}${flow('f3', 'x', 'ghost')}`], ['danglingFlow', `${around(step)}<sequenceFlow id="f3" sourceRef="x"/>`], ['unreachable', `${around(step)}<userTask id="y" ${doer}/>${flow('f3', 'y', 'end')}`],
  ['noWayOn', `${start}${f1}${step}${end}`], ['noWayOn', `${start}${step}${f2}${end}`], ['noPeople', around('<userTask id="x" name="办"/>')], ['noName', around('<userTask id="x" v:assignee="1"/>')],
  ['noCondition', choice(`${flow('f3', 'x', 'y')}${flow('f4', 'x', 'end', 'pass')}`)], ['noDefault', choice(`${flow('f3', 'x', 'y', 'days > 3')}${flow('f4', 'x', 'end', 'pass')}`)], ['defaultCondition', choice(`${flow('f3', 'x', 'y', 'pass')}${flow('f4', 'x', 'end', '!pass')}`, 'default="f3"')],
  ['badExpression', around('<userTask id="x" name="办" v:assignee="${a.b()}"/>')], ['badExpression', choice(`${flow('f3', 'x', 'y', 'x.y()')}${flow('f4', 'x', 'end')}`, 'default="f4"')], ['badExpression', choice(`${flow('f3', 'x', 'y', 'pass').replace('${pass}', 'return 1')}${flow('f4', 'x', 'end')}`, 'default="f4"')],
  ['badExpression', several('<completionCondition>${x.y()}</completionCondition>', 'v:collection="signers"')], ['loopNobody', several('')], ['noTime', timer('')], ['noTime', timer('<timeDuration></timeDuration>')], ['noTime', timer('<timeDuration>${x.y()}</timeDuration>')],
  ['endGoesOn', `${around(step)}${flow('f3', 'end', 'x')}`], ['startIsLedTo', `${around(step)}${flow('f3', 'x', 'start')}`],
];

it.each(drawn.map(([kind, elements, key = 'Mirror']) => ({ kind, elements, key })))('what the designer calls an error is what deployment refuses, and nothing else: $kind', async ({ kind, elements, key }) => {
  const xml = bpmnFile(key, elements);
  const { rootElement } = await moddleOf({ flowable: ofDesigner }).fromXML(xml);
  const problems = isModdle(rootElement) ? validate(readGraph(rootElement)) : [];
  expect(problems.map((problem) => problem.kind)).toContain(kind);
  const refusal = await readBpmn(xml).then(() => '', (error: unknown) => String(error));
  expect({ kind, isRefused: refusal !== '', refusal }).toEqual({ kind, isRefused: problems.some(({ isError }) => isError), refusal });
});

const fork = (id: string, ...to: readonly string[]) => `<parallelGateway id="${id}"/>${to.map((one) => flow(`${id}-${one}`, id, one)).join('')}`;
const job = (id: string, to: string) => `<userTask id="${id}" ${doer}/>${flow(`${id}-${to}`, id, to)}`;
const stop = (id: string) => `<endEvent id="${id}"><terminateEventDefinition/></endEvent>`;
const sub = (id: string, inner: string, to: string) => `<subProcess id="${id}">${inner}</subProcess>${flow(`${id}-${to}`, id, to)}`;
const enter = (from: string, to: string) => `<startEvent id="${from}"/>${flow(`${from}-${to}`, from, to)}`;

/** The process as it stands when everything but tasks of people is done. */
function untilPeople(graph: ReturnType<typeof readGraph>): Walk {
  const isTask = (id: string) => graph.nodes.some((node) => node.id === id && node.type === 'UserTask');
  let walk = startWalk(graph);
  for (let n = 0; n < 100 && !walk.isOver && walk.tokens.some((id) => !isTask(id)); n += 1) {
    const [at] = walk.tokens;
    walk = at !== undefined && isTask(at) ? { ...walk, tokens: [...walk.tokens.slice(1), at] } : stepWalk(graph, walk, new Map());
  }
  return walk;
}

it.each([
  ['a terminating end of a sub-process ends that alone', `${enter('s', 'f')}${fork('f', 'part', 'beside')}${sub('part', `${enter('ps', 'pf')}${fork('pf', 'inner', 'stop')}${job('inner', 'pe')}${stop('stop')}<endEvent id="pe"/>`, 'after')}${job('beside', 'e')}${job('after', 'e')}<endEvent id="e"/>`, ['after', 'beside']],
  ['and so does one deeper inside', `${enter('s', 'part')}${sub('part', `${enter('ps', 'pf')}${fork('pf', 'deep', 'inner')}${sub('deep', `${enter('ds', 'stop')}${stop('stop')}`, 'next')}${job('inner', 'pe')}${job('next', 'pe')}<endEvent id="pe"/>`, 'e')}<endEvent id="e"/>`, ['inner', 'next']],
  ['one of the process itself ends all', `${enter('s', 'f')}${fork('f', 'part', 'stop')}${sub('part', `${enter('ps', 'inner')}${job('inner', 'pe')}<endEvent id="pe"/>`, 'e')}${stop('stop')}<endEvent id="e"/>`, []],
])('the engine and the designer’s simulation stand at the same tasks: %s', async (_, elements, tasks) => {
  const xml = bpmnFile('Stop', elements);
  const { rootElement } = await moddleOf({ flowable: ofDesigner }).fromXML(xml);
  const graph = isModdle(rootElement) ? readGraph(rootElement) : { key: '', name: '', documentation: '', nodes: [], edges: [] };
  const walk = untilPeople(graph);
  const { parsed } = await readBpmn(xml);
  const { events, isFinished } = runEngine({ parsed, state: null, variables: new Map([['applyUser', '1']]), now: new Date() }, { do: 'start' });
  const left = events.flatMap((event) => (event.kind === 'leave' ? [event.id] : []));
  const open = isFinished ? [] : events.flatMap((event) => (event.kind === 'wait' && !left.some((id) => id === event.id || isInside(graph, event.id, id)) ? [event.id] : []));
  expect(open.toSorted()).toEqual(tasks);
  expect(walk.tokens.toSorted()).toEqual(tasks);
  expect(walk.isOver).toBe(isFinished);
});
