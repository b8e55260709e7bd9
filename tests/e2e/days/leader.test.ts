import { askLeave } from '../askLeave.ts';
import { uniqueName } from '../town.ts';
import { expect, test } from './days.ts';
import { type Rows, requireSuccess } from './requireSuccess.ts';

interface Task {
  processInstanceId: string;
}

test('a leader decides on what waits, and reads the figures of the town', async ({ live, wire, wireOf }) => {
  const [clerk, leader] = [await wireOf('dept'), await wireOf('leader')];
  const { data: people } = await wire.get<{ id: string; account: string }[]>('blade-user/user-list', {
    realName: '郑远山',
  });
  const reason = uniqueName('探亲');
  const instance = await askLeave(clerk, people.find(({ account }) => account === 'leader')?.id ?? '', reason);
  const waiting = async () =>
    requireSuccess(await leader.get<Rows<Task>>('blade-flow/work/todo-list', { current: '1', size: '50' })).records.map(
      ({ processInstanceId }) => processInstanceId,
    );
  expect(await waiting()).toContain(instance);

  await live('leader', async (day) => {
    const { page } = day;
    // The figures of the home page are those of the lists to which they lead.
    const open = page.getByRole('link', { name: '未办结事件' });
    const figures = page.getByRole('region', { name: '辖区概况' });
    await expect(figures).toContainText(/未办结事件\d+/);
    const count = /未办结事件(\d+)/.exec((await figures.textContent()) ?? '')?.[1] ?? '';
    await day.press(open);
    await expect(page.getByRole('heading', { level: 1, name: '事件' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: new RegExp(`^共 ${count} 条$`) })).toBeAttached();
    const list = page.getByRole('grid', { name: '事件', exact: true });
    await day.act(list.getByRole('row').nth(1), '查看');
    const view = page.getByRole('dialog', { name: '查看事件' });
    await expect(view.getByRole('article')).toBeVisible();
    await day.press(view.getByRole('button', { name: '关闭' }).last());

    // The request for leave is approved with an opinion.
    await day.open('我的事务', '待办事务');
    const todo = page.getByRole('grid', { name: '待办事务' });
    await day.act(todo.getByRole('row').filter({ hasText: '韩立军' }).first(), '办理');
    await expect(page.getByRole('main')).toContainText(reason);
    await day.press(page.getByRole('button', { name: '插入“同意”' }));
    await day.press(page.getByRole('button', { name: '同意', exact: true }));
    await expect.poll(waiting).not.toContain(instance);
    // The page goes on by itself, which closes what was opened in the side bar meanwhile.
    await expect(page.getByRole('main')).not.toContainText(reason);

    // The assessment of grid members.
    await day.open('考核管理', '网格员基础考核');
    await expect(page.getByRole('grid', { name: '网格员基础考核' }).getByRole('row').nth(1)).toBeVisible();
  });
});
