import { readBpmn } from '@lattice/server/flow/readBpmn';
import { Refusal } from '@lattice/server/errors/Refusal';
import { describe, expect, it } from 'vitest';
import { bpmnFile, flow, leaveFile } from './flowFiles.ts';

const around = (node: string, more = '') =>
  bpmnFile(
    'Hostile',
    '恶意',
    `<startEvent id="start"/>${flow('f1', 'start', 'x')}${node}${flow('f2', 'x', 'end')}<endEvent id="end"/>${more}`,
  );
const task = (inside = '', attributes = '') =>
  around(`<userTask id="x" name="审批" ${attributes}>${inside}</userTask>`);
const listener = (words: string) =>
  task(`<extensionElements><v:taskListener event="create" ${words}/></extensionElements>`);

const hostile: readonly (readonly [name: string, xml: string, reason: string])[] = [
  ['nothing', ' ', '文件是空的'],
  ['no BPMN', '<html><body/></html>', '不是有效的 BPMN'],
  ['a cut file', leaveFile('flowable').slice(0, 900), '流程文件不能部署'],
  ['a DTD', `<!DOCTYPE x [<!ENTITY a "aaaa">]>${leaveFile('flowable')}`, '不能含有 DTD'],
  ['an unknown bean', around('<serviceTask id="x" v:delegateExpression="${runtime}"/>'), '没有调用已登记的组件'],
  ['an expression that calls', around('<serviceTask id="x" v:expression="${a.b()}"/>'), '不允许的 expression'],
  ['a shell task', around('<serviceTask id="x" v:type="shell"/>'), '不允许的 type'],
  ['a service task of an address', around('<serviceTask id="x" implementation="${x}"/>'), '没有调用已登记的组件'],
  ['a listener with a class', listener('class="x.Y"'), '不允许的 class'],
  [
    'a listener with a script',
    task(
      '<extensionElements><v:taskListener event="create" delegateExpression="${noteTime}">' +
        '<v:script>x</v:script></v:taskListener></extensionElements>',
    ),
    '不允许的扩展 script',
  ],
  [
    'an error whose code calls',
    task('', 'v:assignee="1"').replace('<process', '<error id="wrong" errorCode="${a.b()}"/><process'),
    '不能使用',
  ],
  ['a call of another process', around('<callActivity id="x" calledElement="Other"/>'), 'CallActivity，本系统不能运行'],
  [
    'two processes',
    leaveFile('flowable').replace('</definitions>', '<process id="Second" isExecutable="true"/></definitions>'),
    '只能有一个可执行的流程',
  ],
  ['two of one id', around('<userTask id="x" v:assignee="1"/>', '<userTask id="x" v:assignee="1"/>'), '内容有误'],
  ['too much', leaveFile('flowable').replace('<endEvent', `${' '.repeat(1_000_001)}<endEvent`), '不能超过 1 MB'],
  ['too many', leaveFile('flowable').replace('<endEvent', `${'<userTask id="t"/>'.repeat(4000)}<endEvent`), '节点过多'],
  [
    'too deep',
    leaveFile('flowable').replace(
      '<endEvent id="end" name="结束"/>',
      `${'<subProcess>'.repeat(60)}${'</subProcess>'.repeat(60)}<endEvent id="end"/>`,
    ),
    '嵌套过深',
  ],
];

describe('files that are deployed', () => {
  it.each(hostile)('are refused with the reason, soon: %s', async (_, xml, reason) => {
    const began = performance.now();
    const refusal: unknown = await readBpmn(xml).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect((refusal as Refusal).message).toContain(reason);
    expect((refusal as Refusal).code).toBe(400);
    expect(performance.now() - began).toBeLessThan(20_000);
  });

  it('are taken with what other tools left in them', async () => {
    const left =
      '<extensionElements>' +
      '<modeler:initiator-can-complete xmlns:modeler="http://flowable.org/modeler">' +
      '<![CDATA[false]]></modeler:initiator-can-complete></extensionElements>';
    expect((await readBpmn(task(left, 'v:assignee="${applyUser}" v:somethingNew="1" v:async="true"'))).name).toBe(
      '恶意',
    );
  });

  it('are taken with a thousand steps, soon', async () => {
    const steps = Array.from(
      { length: 1000 },
      (_, n) => `<userTask id="t${n}" v:assignee="1"/>${flow(`g${n}`, `t${n}`, n === 999 ? 'end' : `t${n + 1}`)}`,
    ).join('');
    const began = performance.now();
    expect(
      (
        await readBpmn(
          bpmnFile('Long', '长', `<startEvent id="start"/>${flow('f1', 'start', 't0')}${steps}<endEvent id="end"/>`),
        )
      ).key,
    ).toBe('Long');
    expect(performance.now() - began).toBeLessThan(20_000);
  });
});
