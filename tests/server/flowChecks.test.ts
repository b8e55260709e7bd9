import { isModdle } from '@lattice/flow/Moddle';
import { isInside } from '@lattice/flow/leaveNode';
import { graphOf, readGraph } from '@lattice/flow/readGraph';
import { startWalk, stepWalk } from '@lattice/flow/simulate';
import type { ProblemKind } from '@lattice/flow/Problem';
import { validate } from '@lattice/flow/validate';
import { asFlowable, vendorPackage } from '@lattice/flow/vendorPackage';
import type { Walk } from '@lattice/flow/Walk';
import { moddleOf } from '@lattice/server/flow/moddleOf';
import { readBpmn } from '@lattice/server/flow/readBpmn';
import { runEngine } from '@lattice/server/flow/runEngine';
import { expect, it } from 'vitest';

const bpmnFile = (key: string, elements: string) =>
  '<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="t" ' +
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:flowable="http://flowable.org/bpmn">' +
  `<process id="${key}" name="检查" isExecutable="true">` +
  `${elements.replaceAll('v:', 'flowable:')}</process></definitions>`;
const flow = (id: string, from: string, to: string, condition?: string) =>
  `<sequenceFlow id="${id}" sourceRef="${from}" targetRef="${to}">` +
  (condition === undefined
    ? ''
    : `<conditionExpression xsi:type="tFormalExpression"><![CDATA[\${${condition}}]]></conditionExpression>`) +
  '</sequenceFlow>';
const [start, end, f1, f2] = [
  '<startEvent id="start"/>',
  '<endEvent id="end"/>',
  flow('f1', 'start', 'x'),
  flow('f2', 'x', 'end'),
];
const doer = 'name="办" v:assignee="${applyUser}"';
const step = `<userTask id="x" ${doer}/>`;
const around = (inner: string) => `${start}${f1}${inner}${f2}${end}`;
const choice = (ways: string, attributes = '') =>
  `${start}${f1}<exclusiveGateway id="x" ${attributes}/>${ways}<userTask id="y" ${doer}/>` +
  `${flow('f9', 'y', 'end')}${end}`;
const several = (inside: string, attributes = '') =>
  around(
    `<userTask id="x" ${doer}><multiInstanceLoopCharacteristics ${attributes}>${inside}` +
      '</multiInstanceLoopCharacteristics></userTask>',
  );
const timer = (inside: string) =>
  around(
    `<intermediateCatchEvent id="x"><timerEventDefinition>${inside}</timerEventDefinition></intermediateCatchEvent>`,
  );

const drawn: readonly (readonly [kind: ProblemKind, elements: string, words?: string, key?: string])[] = [
  ['badKey', around(step), '', `K${'k'.repeat(100)}`],
  ['noStart', `${step}${f2}${end}`],
  ['noEnd', `${start}${f1}${step}`, '没有结束节点'],
  ['unknownType', around('<scriptTask id="x" name="算"/>'), 'ScriptTask，本系统不能运行'],
  ['unknownType', `${around(step)}<subProcess id="y" triggeredByEvent="true"><startEvent id="ys"/></subProcess>`],
  ['unknownEvent', around('<intermediateCatchEvent id="x"><signalEventDefinition/></intermediateCatchEvent>')],
  ['runsCode', around('<serviceTask id="x" v:class="a.B"/>'), '不允许的 class'],
  ['runsCode', around('<serviceTask id="x"/>'), '没有调用已登记的组件'],
  ['danglingFlow', `${around(step)}${flow('f3', 'x', 'ghost')}`, '内容有误'],
  ['danglingFlow', `${around(step)}<sequenceFlow id="f3" sourceRef="x"/>`],
  ['unreachable', `${around(step)}<userTask id="y" ${doer}/>${flow('f3', 'y', 'end')}`],
  ['noWayOn', `${start}${f1}${step}${end}`],
  ['noWayOn', `${start}${step}${f2}${end}`],
  ['noPeople', around('<userTask id="x" name="办"/>')],
  ['noName', around('<userTask id="x" v:assignee="1"/>')],
  ['noCondition', choice(`${flow('f3', 'x', 'y')}${flow('f4', 'x', 'end', 'pass')}`)],
  ['noDefault', choice(`${flow('f3', 'x', 'y', 'days > 3')}${flow('f4', 'x', 'end', 'pass')}`)],
  ['defaultCondition', choice(`${flow('f3', 'x', 'y', 'pass')}${flow('f4', 'x', 'end', '!pass')}`, 'default="f3"')],
  ['badExpression', around('<userTask id="x" name="办" v:assignee="${a.b()}"/>'), '不能使用'],
  ['badExpression', choice(`${flow('f3', 'x', 'y', 'x.y()')}${flow('f4', 'x', 'end')}`, 'default="f4"'), '不能使用'],
  [
    'plainCondition',
    choice(`${flow('f3', 'x', 'y', 'pass').replace('${pass}', 'return 1')}${flow('f4', 'x', 'end')}`, 'default="f4"'),
    '不是表达式',
  ],
  [
    'scriptCondition',
    choice(
      flow('f3', 'x', 'y', 'pass').replace('xsi:type=', 'language="javascript" xsi:type=') + flow('f4', 'x', 'end'),
      'default="f4"',
    ),
    '条件是脚本',
  ],
  ['badExpression', around(`<userTask id="x" ${doer} v:owner="\${a.b()}"/>`)],
  ['badExpression', several('', 'v:collection="some signers"')],
  ['badExpression', several('<completionCondition>${x.y()}</completionCondition>', 'v:collection="signers"')],
  ['loopNobody', several('')],
  ['loopTooLarge', several('<loopCardinality>501</loopCardinality>'), '次数超过 500'],
  ['badExpression', several('<loopCardinality>${x.y()}</loopCardinality>')],
  ['badExpression', around('<userTask id="x" name="${form.load()}" v:assignee="1"/>'), '不能使用'],
  ['badExpression', around('<userTask id="x" name="办 ${1 +} 完" v:assignee="1"/>')],
  ['noTime', timer('')],
  ['noTime', timer('<timeDuration></timeDuration>'), '定时器应给出'],
  ['badExpression', timer('<timeDuration>${x.y()}</timeDuration>')],
  ['noTime', timer('<timeDuration>PT1H</timeDuration><timeDate>2026-01-01T00:00:00Z</timeDate>')],
  ['endGoesOn', `${around(step)}${flow('f3', 'end', 'x')}`],
  ['startIsLedTo', `${around(step)}${flow('f3', 'x', 'start')}`],
];

it.each(drawn.map(([kind, elements, words = '', key = 'Checks']) => ({ kind, elements, words, key })))(
  'what the check calls an error is what deployment refuses, and nothing else: $kind',
  async ({ kind, elements, words, key }) => {
    const xml = bpmnFile(key, elements);
    const { rootElement } = await moddleOf({ flowable: vendorPackage }).fromXML(asFlowable(xml));
    const problems = isModdle(rootElement) ? validate(readGraph(rootElement)) : [];
    expect(problems.map((problem) => problem.kind)).toContain(kind);
    const refusal = await readBpmn(xml).then(
      () => '',
      (error: unknown) => String(error),
    );
    expect({ kind, isRefused: refusal !== '', refusal }).toEqual({
      kind,
      isRefused: problems.some(({ isError }) => isError),
      refusal,
    });
    expect(refusal).toContain(words);
  },
);

const fork = (id: string, ...to: readonly string[]) =>
  `<parallelGateway id="${id}"/>${to.map((one) => flow(`${id}-${one}`, id, one)).join('')}`;
const job = (id: string, to: string) => `<userTask id="${id}" ${doer}/>${flow(`${id}-${to}`, id, to)}`;
const stop = (id: string) => `<endEvent id="${id}"><terminateEventDefinition/></endEvent>`;
const sub = (id: string, inner: string, to: string) =>
  `<subProcess id="${id}">${inner}</subProcess>${flow(`${id}-${to}`, id, to)}`;
const enter = (from: string, to: string) => `<startEvent id="${from}"/>${flow(`${from}-${to}`, from, to)}`;

/** The process as it stands when everything but tasks of people is done. */
function untilPeople(graph: ReturnType<typeof readGraph>): Walk {
  const isTask = (id: string) => graph.nodes.some((node) => node.id === id && node.type === 'UserTask');
  let walk = startWalk(graph);
  for (let n = 0; n < 100 && !walk.isOver && walk.tokens.some((id) => !isTask(id)); n += 1) {
    const [at] = walk.tokens;
    walk =
      at !== undefined && isTask(at)
        ? { ...walk, tokens: [...walk.tokens.slice(1), at] }
        : stepWalk(graph, walk, new Map());
  }
  return walk;
}

it.each([
  [
    'a terminating end of a sub-process ends that alone',
    `${enter('s', 'f')}${fork('f', 'part', 'beside')}` +
      sub(
        'part',
        `${enter('ps', 'pf')}${fork('pf', 'inner', 'stop')}${job('inner', 'pe')}${stop('stop')}` +
          '<endEvent id="pe"/>',
        'after',
      ) +
      `${job('beside', 'e')}${job('after', 'e')}<endEvent id="e"/>`,
    ['after', 'beside'],
  ],
  [
    'and so does one deeper inside',
    enter('s', 'part') +
      sub(
        'part',
        `${enter('ps', 'pf')}${fork('pf', 'deep', 'inner')}` +
          `${sub('deep', `${enter('ds', 'stop')}${stop('stop')}`, 'next')}${job('inner', 'pe')}` +
          `${job('next', 'pe')}<endEvent id="pe"/>`,
        'e',
      ) +
      '<endEvent id="e"/>',
    ['inner', 'next'],
  ],
  [
    'one of the process itself ends all',
    `${enter('s', 'f')}${fork('f', 'part', 'stop')}` +
      sub('part', `${enter('ps', 'inner')}${job('inner', 'pe')}<endEvent id="pe"/>`, 'e') +
      `${stop('stop')}<endEvent id="e"/>`,
    [],
  ],
])('the engine and the simulation stand at the same tasks: %s', async (_, elements, tasks) => {
  const xml = bpmnFile('Stop', elements);
  const { rootElement } = await moddleOf({ flowable: vendorPackage }).fromXML(asFlowable(xml));
  const graph = isModdle(rootElement) ? readGraph(rootElement) : graphOf(null);
  const walk = untilPeople(graph);
  const { parsed } = await readBpmn(xml);
  const { events, isFinished } = runEngine(
    { parsed, state: null, variables: new Map([['applyUser', '1']]), now: new Date() },
    { do: 'start' },
  );
  const left = events.flatMap((event) => (event.kind === 'leave' ? [event.id] : []));
  const open = isFinished
    ? []
    : events.flatMap((event) =>
        event.kind === 'wait' && !left.some((id) => id === event.id || isInside(graph, event.id, id)) ? [event.id] : [],
      );
  expect(open.toSorted()).toEqual(tasks);
  expect(walk.tokens.toSorted()).toEqual(tasks);
  expect(walk.isOver).toBe(isFinished);
});
