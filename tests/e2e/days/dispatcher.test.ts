import { expect, test } from './days.ts';
import { moveEvent, reportEvent, storedEvent } from './events.ts';

test('a dispatcher assigns what came in and what came back, and verifies what was done', async ({
  live,
  wire,
  wireOf,
}) => {
  const [member, clerk] = [await wireOf('gridmember'), await wireOf('dept')];
  // One waits for somebody to assign it, one came back from a department, one is done.
  const [fresh, returned, done] = [
    await reportEvent(member, '其他'),
    await reportEvent(member, '油烟扰民'),
    await reportEvent(member, '车辆乱停'),
  ];
  expect(fresh.eventStatus).toBe('1');
  await moveEvent(clerk, returned.id, { eventStatus: '1', opinion: '商户证照归市场监管，请另派' });
  await moveEvent(clerk, done.id, { eventStatus: '3' });
  await moveEvent(clerk, done.id, { eventStatus: '4', handleResult: '已劝离车辆，恢复通行' });

  await live('dispatcher', async (day) => {
    const { page } = day;
    await day.open('事件管理', '事件');
    const list = page.getByRole('grid', { name: '事件', exact: true });
    const row = (title: string) => list.getByRole('row').filter({ hasText: title });
    const show = async (state: string) => {
      await day.press(page.getByRole('tab', { name: new RegExp(`^${state}`) }));
      // Rows change under a press until those of the state are there.
      const rows = list.getByRole('row').filter({ has: page.getByRole('rowheader') });
      await expect(rows.filter({ hasNotText: state })).toHaveCount(0);
    };
    const assign = async (title: string, dept: string) => {
      await day.act(row(title), '受理并分派');
      const dialog = page.getByRole('dialog', { name: /受理并分派/ });
      await day.find(dialog.getByRole('button', { name: /处理部门/ }), dept);
      await day.press(dialog.getByRole('button', { name: '受理并分派' }));
      await expect(dialog).toHaveCount(0);
      await expect(row(title)).toHaveCount(0);
    };

    // What came in goes to a department, and so does what came back, whose course says why.
    await show('待受理');
    await assign(fresh.eventTitle, '社会事务办公室');
    expect(await storedEvent(wire, fresh.id)).toMatchObject({ eventStatus: '2', handleDeptIdName: '社会事务办公室' });
    await day.act(row(returned.eventTitle), '查看');
    const view = page.getByRole('dialog', { name: '查看事件' });
    await expect(view).toContainText('商户证照归市场监管，请另派');
    await day.press(view.getByRole('button', { name: '关闭' }).last());
    await assign(returned.eventTitle, '经济发展办公室');
    expect(await storedEvent(wire, returned.id)).toMatchObject({
      eventStatus: '2',
      handleDeptIdName: '经济发展办公室',
    });

    // What was done is verified.
    await show('待核查');
    await day.act(row(done.eventTitle), '核查通过');
    const verifying = page.getByRole('dialog', { name: /核查通过/ });
    await day.press(verifying.getByRole('button', { name: '核查通过' }));
    await expect(verifying).toHaveCount(0);
    expect(await storedEvent(wire, done.id)).toMatchObject({ eventStatus: '5' });
  });
});
