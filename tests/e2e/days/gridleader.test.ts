import { uniqueName } from '../town.ts';
import { expect, test } from './days.ts';
import { moveEvent, reportEvent, storedEvent } from './events.ts';
import { type Rows, ownName, requireSuccess, storedIn } from './requireSuccess.ts';

interface Member {
  id: string;
  userId: string;
  userIdName: string;
  griddingId: string;
}

test('a grid leader gives a task and decides on what the members handed in', async ({ live, wire, wireOf }) => {
  const [leader, member, clerk] = [await wireOf('gridleader'), await wireOf('gridmember'), await wireOf('dept')];
  const { data: members } = await leader.get<Rows<Member>>('grid/gridmember/page', { size: '10' });
  const one = (name: string) => members.records.find(({ userIdName }) => userIdName === name);
  const [own, other] = [one(await ownName(leader)), one(await ownName(member))];
  // A member handed in a task, a note of the day and a request for leave; an event of the grid is done.
  const handedIn = uniqueName('出租屋登记');
  const { id: taskId } = requireSuccess(
    await leader.post<{ id: string }>('project/gridmemberTask/submit', {
      taskTitle: handedIn,
      taskType: '2',
      content: '登记新入住的租户',
      griddingIds: other?.griddingId,
      gridMemberIds: other?.id,
      deadline: '2099-12-31 18:00:00',
    }),
  );
  requireSuccess(await leader.post('project/gridmemberTask/submit', { id: taskId, status: '1' }));
  const handling = async () =>
    storedIn<{ id: string; status: string }>(wire, 'project/gridmemberTaskHandle', { taskId });
  const { id: handlingId } = await handling();
  for (const status of ['1', '2'])
    requireSuccess(
      await member.post('project/gridmemberTaskHandle/submit', {
        id: handlingId,
        status,
        handleContent: '已登记 6 户',
      }),
    );
  const workTitle = uniqueName('入户巡查');
  const note = requireSuccess(
    await member.post<{ id: string }>('grid/gridmemberwork/submit', {
      gridMemberId: other?.id,
      griddingId: other?.griddingId,
      workDate: '2026-01-05',
      workType: '02',
      workTitle,
      workContent: '巡查楼道与充电棚',
    }),
  );
  requireSuccess(await member.post('grid/gridmemberwork/submit', { id: note.id, workStatus: '1' }));
  const reason = uniqueName('就医');
  const leave = requireSuccess(
    await member.post<{ id: string }>('grid/gridmemberleaveapproval/submit', {
      gridMemberId: other?.id,
      leaveType: '1',
      startTime: '2026-12-01 08:30:00',
      endTime: '2026-12-01 17:30:00',
      reason,
      approveUserId: own?.userId,
    }),
  );
  const event = await reportEvent(member, '车辆乱停');
  await moveEvent(clerk, event.id, { eventStatus: '3' });
  await moveEvent(clerk, event.id, { eventStatus: '4', handleResult: '车辆已驶离' });

  await live('gridleader', async (day) => {
    const { page } = day;
    const rowIn = (grid: string, words: string) =>
      page.getByRole('grid', { name: grid, exact: true }).getByRole('row').filter({ hasText: words });
    const decide = async (grid: string, words: string, action: string) => {
      await day.act(rowIn(grid, words), action);
      const dialog = page.getByRole('dialog', { name: new RegExp(`^${action}`) });
      await day.press(dialog.getByRole('button', { name: action, exact: true }));
      await expect(dialog).toHaveCount(0);
    };

    // A task for the members of the grid.
    const taskTitle = uniqueName('防火宣传');
    await day.open('综合治理', '网格员任务');
    await day.press(page.getByRole('button', { name: '新增', exact: true }));
    const form = page.getByRole('dialog', { name: '新增网格员任务' });
    await expect(form.getByRole('list', { name: /下发网格/ })).toContainText('第一网格');
    await day.fill(form.getByRole('textbox', { name: '任务标题' }), taskTitle);
    await day.pick(form.getByRole('button', { name: /任务类型/ }), '政策宣传');
    await day.fill(form.getByRole('textbox', { name: '任务内容' }), '逐户发放防火宣传单');
    await day.press(form.getByRole('button', { name: /接收网格员/ }));
    await day.press(page.getByRole('treeitem', { name: /WG0002/ }));
    await day.key('Escape');
    await day.type(form.getByRole('group', { name: /截止时间/ }), '209912311800');
    await day.press(form.getByRole('button', { name: '保存' }));
    await expect(form).toHaveCount(0);
    await day.act(rowIn('网格员任务', taskTitle), '下发');
    await day.press(page.getByRole('alertdialog').getByRole('button', { name: '下发' }));
    await expect(rowIn('网格员任务', taskTitle)).toContainText('已下发');
    const given = await member.rows<{ status: string }>('project/gridmemberTaskHandle/page', { taskTitle });
    expect(given).toMatchObject([{ status: '0' }]);

    // What the member handed in: a task, a note of the day, a request for leave.
    await day.open('综合治理', '网格员任务办理');
    await decide('网格员任务办理', handedIn, '审核通过');
    expect(await handling()).toMatchObject({ status: '3' });
    await day.open('网格管理', '网格员工作日志');
    await decide('网格员工作日志', workTitle, '审阅通过');
    expect(requireSuccess(await wire.get('grid/gridmemberwork/detail', { id: note.id }))).toMatchObject({
      workStatus: '2',
    });
    await day.open('网格管理', '网格员请假审批');
    await decide('网格员请假审批', reason, '同意');
    expect(requireSuccess(await wire.get('grid/gridmemberleaveapproval/detail', { id: leave.id }))).toMatchObject({
      leaveStatus: '2',
      leaveDays: 1,
    });

    // An event of the grid is looked at and verified.
    await day.open('事件管理', '事件');
    await day.act(rowIn('事件', event.eventTitle), '查看');
    const view = page.getByRole('dialog', { name: '查看事件' });
    await expect(view).toContainText('车辆已驶离');
    await day.press(view.getByRole('button', { name: '关闭' }).last());
    await decide('事件', event.eventTitle, '核查通过');
    expect(await storedEvent(wire, event.id)).toMatchObject({ eventStatus: '5' });

    // The records of a member.
    await day.open('网格管理', '网格员走访记录');
    await day.act(page.getByRole('grid', { name: '网格员走访记录' }).getByRole('row').nth(1), '查看');
    const visit = page.getByRole('dialog', { name: '查看网格员走访记录' });
    await expect(visit).toContainText('枫桥社区第一网格');
    await day.press(visit.getByRole('button', { name: '关闭' }).last());
  });
});
