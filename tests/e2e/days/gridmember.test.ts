import { pngPicture } from '../pngPicture.ts';
import { uniqueName } from '../town.ts';
import { expect, test } from './days.ts';
import { ownName, requireSuccess, storedIn } from './requireSuccess.ts';

interface Person {
  id: string;
  personName: string;
  idCard: string;
  phone: string;
}
interface Visit {
  id: string;
  visitContent: string;
  populationId: string;
  address: string;
  phone: string;
  gridMemberId: string;
}
interface Event {
  id: string;
  eventStatus: string;
  eventLevel: string;
  reportName: string;
  griddingIdName: string;
}
interface Handling {
  id: string;
  status: string;
  handleContent: string;
}

const PICTURE = { name: '现场.png', mimeType: 'image/png', buffer: pngPicture(64, [90, 140, 90]) };

test('a grid member visits, reports, mends a record and hands in a task', async ({ live, wire, wireOf }) => {
  const [leader, member] = [await wireOf('gridleader'), await wireOf('gridmember')];
  const myName = await ownName(member);
  const own = await member.rows<Person>('source/populationinfo/page', { size: '20', phone_notnull: '1' });
  const seen = own.at(-1);
  const { data: person } = await wire.get<Person>('source/populationinfo/detail', { id: seen?.id ?? '' });
  // The leader of the grid gave a task.
  const taskTitle = uniqueName('入户宣传');
  const members = await leader.rows<{ id: string; griddingId: string; userIdName: string }>('grid/gridmember/page', {
    size: '10',
  });
  const me = members.find(({ userIdName }) => userIdName === myName);
  const task = requireSuccess(
    await leader.post<{ id: string }>('project/gridmemberTask/submit', {
      taskTitle,
      taskType: '1',
      content: '逐户发放防火宣传单',
      griddingIds: me?.griddingId,
      gridMemberIds: me?.id,
      deadline: '2099-12-31 18:00:00',
    }),
  );
  requireSuccess(await leader.post('project/gridmemberTask/submit', { id: task.id, status: '1' }));
  const handling = async () =>
    (await leader.rows<Handling>('project/gridmemberTaskHandle/page', { taskId: task.id }))[0];

  await live('gridmember', async (day) => {
    const { page } = day;

    // Somebody is found by the end of the identity number; the telephone is replaced, and nothing else touched.
    await day.open('基础数据', '实有人口');
    await day.fill(page.getByRole('searchbox', { name: '搜索实有人口' }), person.idCard.slice(-4));
    await day.key('Enter');
    const people = page.getByRole('grid', { name: '实有人口' });
    const found = people.getByRole('row').filter({ hasText: person.idCard.slice(-4) });
    await expect(people.getByRole('rowheader')).toHaveCount(1);
    await day.act(found, '编辑');
    const record = page.getByRole('dialog', { name: '编辑实有人口' });
    await day.press(record.getByRole('button', { name: '更换联系方式', exact: true }));
    await day.fill(record.getByRole('textbox', { name: '联系方式', exact: true }), '15400123456');
    await day.press(record.getByRole('button', { name: '保存' }));
    await expect(record).toHaveCount(0);
    await expect(found).toContainText('154****3456');
    const { data: mended } = await wire.get<Person>('source/populationinfo/detail', { id: person.id });
    expect(mended).toMatchObject({ phone: '15400123456', idCard: person.idCard, personName: person.personName });

    // A visit to them: who visits, where and when is known; the person brings the rest.
    const content = uniqueName('了解近况，提醒用电安全');
    await day.open('网格管理', '网格员走访记录');
    await day.press(page.getByRole('button', { name: '新增', exact: true }));
    const visiting = page.getByRole('dialog', { name: '新增网格员走访记录' });
    await expect(visiting.getByRole('button', { name: /所属网格/ })).toContainText('第一网格');
    await day.find(visiting.getByRole('button', { name: /走访人员/ }), person.idCard.slice(-4));
    await expect(visiting.getByRole('button', { name: '更换走访地址', exact: true })).toBeVisible();
    await day.fill(visiting.getByRole('textbox', { name: '走访内容' }), content);
    await day.send(visiting.locator('input[name=images]'), PICTURE);
    await day.press(visiting.getByRole('button', { name: '保存' }));
    await expect(visiting).toHaveCount(0);
    await expect(page.getByRole('grid', { name: '网格员走访记录' }).getByRole('row').nth(1)).toContainText('日常走访');
    const visit = await storedIn<Visit>(wire, 'grid/gridmembervisitwork', { populationId: person.id });
    expect(visit).toMatchObject({ visitContent: content, phone: '15400123456', gridMemberId: me?.id });
    expect(visit.address).toMatch(/^云岚市清溪区枫桥镇[^*]+$/);

    // An event is reported; kind and level follow from its category.
    const title = uniqueName('楼道堆放杂物');
    await day.open('事件管理', '事件上报');
    const report = page.getByRole('main');
    await day.find(report.getByRole('button', { name: /事件类别/ }), '消防通道堵塞');
    await day.fill(report.getByRole('textbox', { name: '事件名称' }), title);
    await day.fill(report.getByRole('textbox', { name: '发生地点' }), '枫桥花园1号楼1单元');
    await day.fill(report.getByRole('textbox', { name: '事件简述' }), '二楼楼道堆放纸箱，挡住消防通道');
    await day.press(report.getByRole('button', { name: '上报', exact: true }));
    await expect(page.getByText(/已上报，事件编号/).first()).toBeVisible();
    const reported = await storedIn<Event>(wire, 'event/event', { eventTitle: title });
    expect(reported).toMatchObject({ reportName: myName, griddingIdName: '枫桥社区第一网格' });
    expect(['1', '2']).toContain(reported.eventStatus);

    // The task is taken up and handed in.
    await day.open('综合治理', '网格员任务办理');
    const tasks = page.getByRole('grid', { name: '网格员任务办理' });
    const mine = tasks.getByRole('row').filter({ hasText: taskTitle });
    await day.act(mine, '签收');
    await day.press(page.getByRole('alertdialog').getByRole('button', { name: '签收' }));
    await expect(mine).not.toContainText('待签收');
    expect(await handling()).toMatchObject({ status: '1' });
    await day.act(mine, '提交审核');
    const handIn = page.getByRole('dialog', { name: /提交审核/ });
    await day.fill(handIn.getByRole('textbox', { name: '办理情况' }), '已入户 40 户，发放宣传单 40 份');
    await day.press(handIn.getByRole('button', { name: '提交审核' }));
    await expect(handIn).toHaveCount(0);
    await expect(mine).toContainText('待审核');
    expect(await handling()).toMatchObject({ status: '2', handleContent: '已入户 40 户，发放宣传单 40 份' });
  });
});
