import { uniqueName } from '../town.ts';
import { expect, test } from './days.ts';
import { reportEvent, storedEvent } from './events.ts';

test('a clerk of a department handles an event and asks for leave', async ({ live, wire, wireOf }) => {
  const [member, leader] = [await wireOf('gridmember'), await wireOf('leader')];
  const event = await reportEvent(member, '占道经营');
  expect(event).toMatchObject({ eventStatus: '2', handleDeptIdName: '综合行政执法队' });

  await live('dept', async (day) => {
    const { page } = day;
    await day.open('事件管理', '事件');
    const row = page
      .getByRole('grid', { name: '事件', exact: true })
      .getByRole('row')
      .filter({ hasText: event.eventTitle });
    await day.act(row, '签收处理');
    await day.press(page.getByRole('alertdialog').getByRole('button', { name: '签收处理' }));
    await expect(row).toContainText('处理中');
    expect(await storedEvent(wire, event.id)).toMatchObject({ eventStatus: '3', handleUserIdName: '韩立军' });
    await day.act(row, '处理完成');
    const report = page.getByRole('dialog', { name: /处理完成/ });
    await day.fill(report.getByRole('textbox', { name: '处理（化解）情况' }), '已劝导商户入店经营，收回占道货架');
    await day.press(report.getByRole('button', { name: '处理完成' }));
    await expect(report).toHaveCount(0);
    await expect(row).toContainText('待核查');
    expect(await storedEvent(wire, event.id)).toMatchObject({
      eventStatus: '4',
      handleResult: '已劝导商户入店经营，收回占道货架',
    });

    // Two working days of leave, which the leader decides on.
    const reason = uniqueName('探望父母');
    await day.open('我的事务', '发起事务');
    await day.press(page.getByRole('button', { name: '发起请假流程' }));
    await day.find(page.getByRole('button', { name: /审批人员/ }), '郑远山');
    await day.type(page.getByRole('group', { name: '开始时间' }), '202612010830');
    await day.type(page.getByRole('group', { name: '结束时间' }), '202612021730');
    await day.fill(page.getByRole('textbox', { name: '请假理由' }), reason);
    await day.press(page.getByRole('button', { name: '提交' }));
    await expect(page).toHaveURL(/\/work\/start$/);
    const waiting = await leader.rows<{ businessId: string }>('blade-flow/work/todo-list', { size: '50' });
    const requested = await Promise.all(
      waiting.map(async ({ businessId }) =>
        leader.get<{ reason: string; leaveDays: number }>('blade-desk/process/leave/detail', { businessId }),
      ),
    );
    expect(requested.map(({ data }) => data).find((one) => one.reason === reason)).toMatchObject({ leaveDays: 2 });
  });
});
