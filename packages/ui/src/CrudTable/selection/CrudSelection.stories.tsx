import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, RefreshCcw } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { CrudAction } from '../CrudTable.tsx';
import { PeopleTable } from '../fixtures/PeopleTable.tsx';
import { press } from '../../fixtures/press.ts';
import { tick } from '../fixtures/tick.ts';
import { kitText } from '../../fixtures/kitText.ts';

const done = fn();
let tries = 0;
const verify: CrudAction = {
  id: 'verify',
  label: '核实',
  icon: Check,
  scope: ['row', 'batch'],
  disabledReason: (row) => (Number(row.age) < 10 ? '未满 10 岁不需核实' : undefined),
  confirm: (rows) => ({ title: rows.length > 1 ? `核实 ${rows.length} 人？` : '核实选中的人？', action: '核实' }),
  run: async (rows, { report }) => {
    tries += 1;
    const failures = tries === 1 ? rows.slice(0, 1).map(({ id }) => ({ id, reason: '正在被别人处理' })) : [];
    report(rows.length, failures);
    done(rows.length);
  },
};
const sync: CrudAction = {
  id: 'sync',
  label: '同步',
  icon: RefreshCcw,
  scope: 'toolbar',
  run: async () => {
    done('sync');
  },
};
const actions = [verify, sync];

/**
 * Selection, and what is done with it. **Do** give the reason why an action is not possible: it is shown with the row
 * and in the table of failures. **Do not** ask for confirmation of what can be undone.
 */
export default {
  component: PeopleTable,
  args: { actions },
  beforeEach: () => {
    tries = 0;
    done.mockClear();
  },
} satisfies Meta<typeof PeopleTable>;
type Story = StoryObj<typeof PeopleTable>;

/** Rows are selected with Space on two pages; the bar says where they are, and other filters let them go and say so. */
export const AcrossPages: Story = {
  args: { count: 2000 },
  play: async ({ canvas }) => {
    await tick(canvas, '王建国1');
    await tick(canvas, '李伟4');
    await press(canvas.getByRole('button', { name: kitText('第 2 页') }));
    await tick(canvas, '徐丽华11');
    await canvas.findByText(kitText('已选 3 条，其中 2 条不在本页'));
    await press(canvas.getByRole('button', { name: kitText('已选 3 条，其中 2 条不在本页') }));
    const dialog = within(await screen.findByRole('dialog', { name: kitText('已选的人员') }));
    await press(await dialog.findByRole('button', { name: kitText('取消选择李伟4') }));
    await userEvent.keyboard('{Escape}');
    await canvas.findByText(kitText('已选 2 条，其中 1 条不在本页'));
    await press(canvas.getByRole('searchbox', { name: kitText('搜索人员') }), '秀英{Enter}');
    await canvas.findByText(kitText('筛选条件已变，原来选中的 2 条已取消选择'), { selector: 'div[class*=lost]' });
    await expect(canvas.queryByRole('button', { name: kitText('批量删除') })).toBeNull();
  },
};

/** Who lets go of what is selected one by one keeps a place: the next name, and after the last one the rows. */
export const OneByOne: Story = {
  args: { count: 20 },
  play: async ({ canvas }) => {
    for (const name of ['王建国1', '李伟4']) await tick(canvas, name);
    await press(await canvas.findByRole('button', { name: kitText('已选 2 条') }));
    const dialog = within(await screen.findByRole('dialog', { name: kitText('已选的人员') }));
    await press(await dialog.findByRole('button', { name: kitText('取消选择王建国1') }));
    await waitFor(() => expect(dialog.getByRole('button', { name: kitText('取消选择李伟4') })).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('grid').contains(document.activeElement)).toBe(true));
  },
};

/** Ctrl+A selects the page, once more everything that matches; the action gets every row, and names what failed. */
export const AllMatching: Story = {
  args: { count: 450 },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: '人员' });
    await within(grid).findByText('王建国1');
    grid.querySelector<HTMLElement>('td[tabindex="0"]')?.focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await canvas.findByText(kitText('已选 10 条'));
    await userEvent.keyboard('{Control>}a{/Control}');
    await canvas.findByText(kitText('已选全部符合条件的 450 条'));
    const bar = within(await canvas.findByRole('group', { name: kitText('已选记录') }));
    await press(await bar.findByRole('button', { name: '核实' }));
    const question = within(await screen.findByRole('alertdialog'));
    await question.findByText(kitText('符合当前条件的全部 450 条记录都会处理。'));
    await press(question.getByRole('button', { name: '核实' }));
    const result = within(await screen.findByRole('dialog', { name: '核实' }));
    await result.findByText('正在被别人处理');
    await expect((await result.findAllByText('未满 10 岁不需核实')).length).toBeGreaterThan(10);
    await expect(done).toHaveBeenLastCalledWith(405);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A batch in which one row fails: it is named, tried again alone, and then nothing is left to say. */
export const PartlyFailed: Story = {
  args: { count: 2000 },
  play: async ({ canvas }) => {
    for (const name of ['黄国栋2', '胡子轩3']) await tick(canvas, name);
    const bar = within(await canvas.findByRole('group', { name: kitText('已选记录') }));
    await press(await bar.findByRole('button', { name: '核实' }));
    await press(
      within(await screen.findByRole('alertdialog', { name: '核实 2 人？' })).getByRole('button', { name: '核实' }),
    );
    const result = within(await screen.findByRole('dialog', { name: '核实' }));
    await expect(await result.findByRole('rowheader', { name: '黄国栋2' })).toBeVisible();
    await press(result.getByRole('button', { name: kitText('重试失败的') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(done.mock.calls).toEqual([[2], [1]]);
    await waitFor(() => expect(canvas.queryByRole('group', { name: kitText('已选记录') })).toBeNull());
  },
};

/** An action with a row asks by name; one of the toolbar stands alone; a row that refuses says why. */
export const WithARow: Story = {
  args: { count: 2000, shownActions: 6, actionsWidth: 320 },
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '同步' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith('sync'));
    const row = within((await canvas.findByText('王建国1')).closest('tr') as HTMLElement);
    await expect(row.getByRole('button', { name: '核实' })).toHaveAttribute('aria-disabled', 'true');
    await expect(row.getByRole('button', { name: '核实' })).toHaveAttribute('title', '未满 10 岁不需核实');
    tries = 1;
    const other = within(canvas.getByText('黄国栋2').closest('tr') as HTMLElement);
    await press(other.getByRole('button', { name: '核实' }));
    const question = within(await screen.findByRole('alertdialog'));
    await question.findByText('黄国栋2');
    await press(question.getByRole('button', { name: '核实' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(done).toHaveBeenLastCalledWith(1);
    await waitFor(() => expect(other.getByRole('button', { name: '核实' })).toHaveFocus());
  },
};

/** What is said of the selection keeps its line; letting go leads the focus back to the cell it came from. */
export const LetGo: Story = {
  args: { count: 2000 },
  render: (args) => (
    <div style={{ inlineSize: 1000 }}>
      <PeopleTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: '人员' });
    await within(grid).findByText('王建国1');
    const foot = canvas.getByRole('navigation', { name: kitText('分页') }).parentElement as HTMLElement;
    const tall = foot.offsetHeight;
    grid.querySelector<HTMLElement>('td[tabindex="0"]')?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Control>}a{/Control}');
    const cell = document.activeElement;
    await press(await canvas.findByRole('button', { name: kitText('选择全部 2000 条') }));
    await waitFor(() => expect(canvas.getByRole('button', { name: kitText('取消选择') })).toHaveFocus());
    await expect(foot.offsetHeight).toBe(tall);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('group', { name: kitText('已选记录') })).toBeNull());
    await expect(cell).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await canvas.findByText(kitText('已选 10 条'));
    await press(canvas.getByRole('button', { name: kitText('第 2 页') }));
    await canvas.findByText(kitText('已选 10 条，其中 10 条不在本页'));
    await expect(foot.offsetHeight).toBe(tall);
    await press(canvas.getByRole('button', { name: kitText('取消选择') }));
    await waitFor(() => expect(grid).toContainElement(document.activeElement as HTMLElement));
  },
};
