import { messageMain } from '@lattice/api/resources/cms/messageMain';
import { intelligentPlan } from '@lattice/api/resources/project/intelligentPlan';
import { beforeAll, expect, it } from 'vitest';
import { inEachTown } from './inTown.ts';

inEachTown('values inside of a shape, on $name', {}, ({ town, admin }) => {
  let user: string;
  let plan: Readonly<Record<string, unknown>>;
  beforeAll(async () => {
    user = await town.text("select id::text as id from blade_user where account = 'admin'");
    const id = await town.text("select id::text as id from project_intelligentplan where status = '0' limit 1");
    plan = await admin.client(intelligentPlan).detail(id);
  });

  const step = { title: '核实险情', content: '到场核实' };
  const submit = (more: Readonly<Record<string, unknown>>) =>
    admin.post('project/intelligentPlan/submit', { id: plan.id, ...more });

  it('must be in the dictionary, and the refusal names the row', async () => {
    expect(await submit({ steps: [step, { ...step, notifyType: '99' }] }).told()).toEqual([
      400,
      '处置步骤第2行：通知方式的选项“99”不在字典中，请重新选择',
    ]);
    expect(await submit({ triggerSource: '1', triggerRule: { devWarnType: 'none' } }).msg()).toBe(
      '触发条件：预警类型的选项“none”不在字典中，请重新选择',
    );
    expect((await admin.client(intelligentPlan).detail(String(plan.id))).steps).toEqual(plan.steps);
  });

  it('must point to people of the tenant', async () => {
    const team = { groupName: '抢险组', leaderUserId: user };
    expect(await submit({ teams: [team, { ...team, memberUserIds: [user, '1'] }] }).msg()).toBe(
      '工作组第2行：组员所选的记录不存在，请重新选择',
    );
    expect(await submit({ teams: [{ ...team, leaderUserId: '1' }] }).msg()).toBe(
      '工作组第1行：组长所选的记录不存在，请重新选择',
    );
  });

  it('are stored when all is there', async () => {
    const teams = [{ groupName: '抢险组', leaderUserId: user, memberUserIds: [user] }];
    expect(await submit({ steps: [{ ...step, notifyType: '2' }], teams }).status()).toBe(200);
    expect(await admin.client(intelligentPlan).detail(String(plan.id))).toMatchObject({
      steps: [{ stepNo: 1, ...step, notifyType: '2' }],
      teams,
    });
  });

  it('are not judged again where they stood before', async () => {
    const standing = JSON.stringify([{ stepNo: 1, ...step, notifyType: '99' }]);
    await town.db.query('update project_intelligentplan set steps = $2::jsonb where id = $1', [plan.id, standing]);
    const more = { ...step, notifyType: '2' };
    expect(await submit({ steps: [more, { ...step, notifyType: '99' }] }).status()).toBe(200);
    expect(await submit({ steps: [more, { ...step, notifyType: '98' }] }).status()).toBe(400);
  });

  it('must be in the register that the field beside says, of the stored row where the body leaves it out', async () => {
    const body = { messageTitle: '通知', messageType: '1', channels: '1', content: '请知悉' };
    const send = (more: Readonly<Record<string, unknown>>) => admin.post('cms/messageMain/submit', more);
    expect(await send({ ...body, receiverType: '2', receiverIds: [user] }).told()).toEqual([
      400,
      '接收对象所选的记录不存在，请重新选择',
    ]);
    const made = await send({ ...body, receiverType: '1', receiverIds: [user] });
    expect(made.status).toBe(200);
    const { id } = made.body.data as { id: string };
    expect(await send({ id, receiverIds: ['1'] }).status()).toBe(400);
    expect((await admin.client(messageMain).detail(id)).receiverIds).toEqual([user]);
  });
});
