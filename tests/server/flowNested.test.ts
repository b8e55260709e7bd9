import { testDatabases } from '@lattice/server/fixtures/openTestDatabase';
import { jobContext } from '@lattice/server/schedule/jobContext';
import { describe, expect, it } from 'vitest';
import { bpmnFile, flow } from './flowFiles.ts';
import type { Row } from './flowTown.ts';
import { flowTownOf } from './townOf.ts';
import { jobNamed } from './jobNamed.ts';

const around = (element: string) =>
  `<startEvent id="s"/>${flow('f0', 's', 'o')}${element}${flow('f9', 'o', 'e')}<endEvent id="e"/>`;

/** Each of three villages visits in a part of its own. */
const visits = bpmnFile(
  'Visits',
  '各村排查',
  around(
    `<subProcess id="o" name="各村排查"><multiInstanceLoopCharacteristics isSequential="false">
      <loopCardinality>3</loopCardinality></multiInstanceLoopCharacteristics>
      <startEvent id="os"/>${flow('o1', 'os', 'i')}<subProcess id="i" name="入户"><startEvent id="is"/>
      ${flow('i1', 'is', 't')}<userTask id="t" name="入户登记" v:assignee="\${taskUser}"/>${flow('i2', 't', 'ie')}
      <endEvent id="ie"/></subProcess>${flow('o2', 'i', 'oe')}<endEvent id="oe"/></subProcess>`,
  ),
);
/** Departments give their opinions, each its own. */
const departments = bpmnFile(
  'Departments',
  '部门办理',
  around(
    `<subProcess id="o" name="部门办理">
      <multiInstanceLoopCharacteristics isSequential="false" v:collection="depts" v:elementVariable="one"/>
      <startEvent id="os"/>${flow('o1', 'os', 't')}
      <userTask id="t" name="\${loopCounter + 1}/\${nrOfInstances}" v:assignee="\${one}"/>
      ${flow('o2', 't', 'oe')}<endEvent id="oe"/></subProcess>`,
  ),
);
/** Two ways of which one goes round to the gateway at which it would have to join itself. */
const never = bpmnFile(
  'Never',
  '互相等待',
  `<startEvent id="s"/>${flow('f0', 's', 'x')}<userTask id="x" v:assignee="\${taskUser}"/>${flow('f1', 'x', 'g')}
   <parallelGateway id="g"/>${flow('f2', 'g', 'a')}${flow('f3', 'g', 'b')}<parallelGateway id="a"/>
   <parallelGateway id="b"/>${flow('f4', 'a', 'b')}${flow('f5', 'b', 'a')}${flow('f6', 'b', 'e')}<endEvent id="e"/>`,
);

describe.each(testDatabases())('processes with parts in parts on $name', (database) => {
  const at = flowTownOf(database);

  const start = async (xml: string, variables: Record<string, unknown>) => at.begin(await at.deployed(xml), variables);
  const statusOf = async (instance: string) =>
    (
      await at.town.rows<{ status: string; openLines: number }>(
        `select status, (select count(*)::int from wf_hist h where h.instance_id = i.id and h.end_time is null)
            as "openLines"
          from wf_instance i where i.id = $1`,
        [instance],
      )
    )[0];
  const incidentOf = async (instance: string) =>
    ((await at.rows('admin', `follow/list?processInstanceId=${instance}`))[0] as Row).incident;

  it('lose none of the tasks of the others when one is done, and end after the last', async () => {
    const instance = await start(visits, { taskUser: at.idOf('community') });
    for (const left of [2, 1]) {
      const tasks = await at.openTasks(instance);
      expect(tasks).toHaveLength(left + 1);
      await at.decide(tasks[1] ?? tasks[0] ?? { id: '', assignee: '' });
      expect(await at.openTasks(instance)).toHaveLength(left);
      expect(await statusOf(instance)).toMatchObject({ status: 'running' });
    }
    const [last] = await at.openTasks(instance);
    await at.decide(last ?? { id: '', assignee: '' });
    expect(await at.openTasks(instance)).toEqual([]);
    expect(await statusOf(instance)).toEqual({ status: 'finished', openLines: 0 });
    const rows = await at.town.rows(
      'select outcome, count(*)::int as n from wf_task where instance_id = $1 group by 1',
      [instance],
    );
    expect(rows).toEqual([{ outcome: 'completed', n: 3 }]);
  });

  it('give each turn its entry and its number', async () => {
    const people = ['community', 'dept', 'leader'].map(at.idOf);
    const instance = await start(departments, { depts: people });
    expect((await at.openTasks(instance)).map(({ name, assignee }) => [name, assignee])).toEqual(
      people.map((id, n) => [`${n + 1}/3`, id]),
    );
    for (const task of await at.openTasks(instance)) await at.decide(task);
    expect(await statusOf(instance)).toEqual({ status: 'finished', openLines: 0 });
  });

  it('are an incident when they would wait for nothing, and the command is undone', async () => {
    const instance = await start(never, { taskUser: at.idOf('community') });
    const [task] = await at.openTasks(instance);
    const words = '流程不能继续：流程没有结束，却没有待办任务，也不在等待时间，请联系流程管理员';
    await expect(at.decide(task ?? { id: '', assignee: '' })).rejects.toThrow(words);
    expect(await at.openTasks(instance)).toEqual([task]);
    expect(await incidentOf(instance)).toBe(words);
  });

  it('are found by the job where they were left waiting for nothing', async () => {
    const [left, busy] = [
      await start(visits, { taskUser: at.idOf('community') }),
      await start(visits, { taskUser: at.idOf('community') }),
    ];
    await at.town.db.query("update wf_task set end_time = now(), outcome = 'cancelled' where instance_id = $1", [left]);
    expect(await incidentOf(left)).toBe('');
    const job = await jobNamed('flow-incidents');
    const told: string[] = [];
    const run = () => job.run(jobContext(at.parts), async (line) => void told.push(line));
    expect(await run()).toBe(1);
    expect(told).toEqual([`process instance ${left} runs, but waits for nothing`]);
    expect(await incidentOf(left)).toContain('流程没有结束，却没有待办任务');
    expect(await incidentOf(busy)).toBe('');
    expect(await run()).toBe(0);
  });
});
