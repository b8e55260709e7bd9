import { oneTestDatabase } from '@lattice/server/fixtures/openTestDatabase';
import { describe, expect, it } from 'vitest';
import { bpmnFile, flow } from './flowFiles.ts';
import type { Row } from './flowTown.ts';
import { flowTownOf } from './townOf.ts';

const apply =
  `<startEvent id="start" v:initiator="applyUser"/>${flow('f1', 'start', 'apply')}` +
  `<userTask id="apply" name="申请" v:assignee="\${applyUser}"/>`;
/** As many turns as a variable says. */
const turns = bpmnFile(
  'Turns',
  '次数',
  `${apply}${flow('f2', 'apply', 'many')}<userTask id="many" v:assignee="\${applyUser}">` +
    `<multiInstanceLoopCharacteristics><loopCardinality>\${n}</loopCardinality>` +
    `</multiInstanceLoopCharacteristics></userTask>${flow('f3', 'many', 'end')}` +
    '<endEvent id="end"/>',
);
/** Two gateways that lead to each other while `n` is above zero. */
const circle = bpmnFile(
  'Circle',
  '循环',
  `${apply}${flow('f2', 'apply', 'a')}<exclusiveGateway id="a" default="f4"/>` +
    `${flow('f3', 'a', 'end', 'n < 1')}${flow('f4', 'a', 'b')}<exclusiveGateway id="b"/>` +
    `${flow('f5', 'b', 'a')}<endEvent id="end"/>`,
);
/** `n` tasks, each with the candidates of a list. */
const crowd = bpmnFile(
  'Crowd',
  '人群',
  `${apply}${flow('f2', 'apply', 'many')}<userTask id="many" v:candidateUsers="\${users}">` +
    `<multiInstanceLoopCharacteristics><loopCardinality>\${n}</loopCardinality>` +
    `</multiInstanceLoopCharacteristics></userTask>${flow('f3', 'many', 'end')}` +
    '<endEvent id="end"/>',
);
/** It begins by going in circles. */
const atOnce = bpmnFile(
  'AtOnce',
  '一开始就循环',
  `<startEvent id="start"/>${flow('f1', 'start', 'a')}<exclusiveGateway id="a" default="f2"/>` +
    `${flow('f2', 'a', 'b')}${flow('f3', 'a', 'end', '1 > 2')}<exclusiveGateway id="b"/>` +
    `${flow('f4', 'b', 'a')}<endEvent id="end"/>`,
);

describe.each(oneTestDatabase())('a process that takes too much on $name', (database) => {
  const at = flowTownOf(database);

  const seen = async (instance: string) =>
    (await at.rows('admin', `follow/list?processInstanceId=${instance}`))[0] as Row;

  it.each([
    ['a million turns', turns, { n: 1_000_000 }, '多实例节点要办理 1000000 次，最多 500 次', { n: 2 }],
    ['turns without end', turns, { n: '1e999' }, '多实例节点要办理 Infinity 次，最多 500 次', { n: 2 }],
    ['a circle of gateways', circle, { n: 1 }, '不经人办理就连续走了 200 步以上，可能有死循环', { n: 0 }],
    [
      'too many candidates',
      crowd,
      { n: 5, users: Array.from({ length: 500 }, (_, n) => String(n)) },
      '任务的候选人过多，一次最多 2000 个',
      { n: 1, users: ['staff'] },
    ],
  ])(
    'is stopped, an incident that says why, while everybody else is served, and goes on afterwards: %s',
    async (_, file, hostile, reason, harmless) => {
      const { processInstanceId } = await at.started(await at.deployed(file));
      const task = await at.one('staff', 'todo-list', processInstanceId);
      const send = (variables: object) =>
        at.post('staff', 'work/complete-task', { taskId: task.taskId, flag: 'ok', comment: '已阅', variables });
      const began = performance.now();
      const [answer, other] = await Promise.all([
        send(hostile),
        at.rows('leader', 'work/todo-list').then(() => performance.now() - began),
      ]);
      expect(answer.body).toMatchObject({ code: 400, msg: `流程不能继续：${reason}，请联系流程管理员` });
      expect(other).toBeLessThan(10_000);
      expect(await seen(processInstanceId)).toMatchObject({
        status: 'running',
        suspensionState: 1,
        incident: `流程不能继续：${reason}，请联系流程管理员`,
      });
      expect(await at.one('staff', 'todo-list', processInstanceId)).toMatchObject({ taskId: task.taskId });
      expect(await send(harmless).msg()).toBe('操作成功');
      const rows = await at.town.rows('select incident from wf_instance where id = $1', [processInstanceId]);
      expect(rows).toEqual([{ incident: null }]);
    },
  );

  it('leaves nothing behind when it is stopped at its start', async () => {
    const count = async () => await at.town.number('select count(*)::int as n from wf_instance');
    const before = await count();
    expect((await at.start(await at.deployed(atOnce))).body).toMatchObject({
      code: 400,
      msg: '流程不能继续：不经人办理就连续走了 200 步以上，可能有死循环，请联系流程管理员',
    });
    expect(await count()).toBe(before);
  });
});
