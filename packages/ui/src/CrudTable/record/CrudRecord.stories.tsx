import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { memoryDraft } from '../../Form/fixtures/memoryDraft.ts';
import { toastQueue } from '../../Toast/Toast.tsx';
import { manyPeople, peopleFields } from '../fixtures/manyPeople.ts';
import { memorySource } from '../../memorySource/memorySource.tsx';
import { PeopleTable } from '../fixtures/PeopleTable.tsx';
import { press } from '../../fixtures/press.ts';
import { rowOf } from '../fixtures/rowOf.ts';
import { tick } from '../fixtures/tick.ts';
import { kitPattern, kitText } from '../../fixtures/kitText.ts';

/**
 * One record. **Do** use the dialog for up to twenty fields, the drawer where staff compare with the list, the page for
 * long forms. **Do not** make a switch inline if its consequences need a question: make it an action.
 */
export default {
  component: PeopleTable,
  args: { count: 2000 },
  beforeEach: () => () => toastQueue.clear(),
} satisfies Meta<typeof PeopleTable>;
type Story = StoryObj<typeof PeopleTable>;

/** Beside the list, from one record to the next by buttons and arrows, over the end of the page. */
export const FromOneToTheNext: Story = {
  tags: ['oneLanguage'],
  args: { recordIn: 'drawer', start: { page: 1, size: 10 } },
  play: async ({ canvas }) => {
    await press((await rowOf(canvas, '何雨桐9')).getByRole('button', { name: kitText('查看') }));
    const drawer = within(await screen.findByRole('complementary', { name: kitText('查看人员') }));
    await drawer.findByText('9 / 2000');
    const next = () => drawer.findByRole('button', { name: kitText('下一条') });
    await userEvent.click(await next());
    await drawer.findByText('10 / 2000');
    await userEvent.click(await next());
    await drawer.findByText('11 / 2000');
    await waitFor(() => expect(drawer.getByRole('heading', { name: '徐丽华11' })).toBeVisible());
    await userEvent.keyboard('{ArrowUp}');
    await drawer.findByText('10 / 2000');
    await userEvent.keyboard('{ArrowDown}');
    await drawer.findByText('11 / 2000');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    await canvas.findByText('徐丽华11');
  },
};

/** Beside the list with the largest text: the pages below it take two lines rather than leave the list. */
export const BesideInLargeText: Story = {
  args: { recordIn: 'drawer', start: { page: 3, size: 10 } },
  globals: { text: 'elder' },
  play: async ({ canvas }) => {
    const pages = await canvas.findByRole('navigation', { name: kitText('分页') });
    const [view] = await canvas.findAllByRole('button', { name: kitText('查看') });
    await press(view as HTMLElement);
    await screen.findByRole('complementary', { name: kitText('查看人员') });
    const list = (pages.parentElement as HTMLElement).getBoundingClientRect();
    for (const part of pages.children) {
      await expect(part.getBoundingClientRect().left).toBeGreaterThanOrEqual(list.left);
      await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(list.right);
    }
  },
};

/** On a page of its own; a copy begins with the values of another record and is a new one. */
export const CopiedOnAPage: Story = {
  args: { recordIn: 'page' },
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, '李伟4');
    await press(row.getByRole('button', { name: kitText('复制') }));
    const heading = await canvas.findByRole('heading', { name: kitText('复制人员') });
    await waitFor(() => expect(heading).toHaveFocus());
    const name = await canvas.findByRole('textbox', { name: /姓名/ });
    await expect(name).toHaveValue('李伟4');
    await press(name, '之子');
    await press(canvas.getByRole('button', { name: kitText('保存') }));
    await canvas.findByText('李伟4之子');
    await canvas.findByText(kitText('共 2001 条'), { selector: 'span' });
  },
};

/** A switch flips at once and falls back with the reason when the server refuses. */
export const RefusedSwitch: Story = {
  args: { failing: 'writing', latency: 150 },
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, '黄国栋2');
    const toggle = row.getByRole('switch', { name: '重点关注' });
    await press(toggle, ' ');
    await waitFor(() => expect(toggle).toBeChecked());
    await canvas.findByText(kitText('“黄国栋2”的重点关注没有改成：服务器没有回应，请稍后重试'));
    await expect(toggle).not.toBeChecked();
  },
};

/** Selected rows go into a file, all rows onto paper: both ask first. */
export const TakenOut: Story = {
  play: async ({ canvas }) => {
    await tick(canvas, '黄国栋2');
    await press(canvas.getByRole('button', { name: kitText('导出') }));
    await within(await screen.findByRole('dialog', { name: kitText('导出人员') })).findByText(kitText('已选的 1 条'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(canvas.getByRole('button', { name: kitText('导入') }));
    await screen.findByRole('dialog', { name: kitPattern(/导入/) });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: kitText('导入') })).toHaveFocus());
  },
};

/** A save that fails says why directly above the buttons and takes the focus, however far the form is scrolled. */
export const RefusedInSight: Story = {
  args: { failing: 'writing' },
  play: async ({ canvas }) => {
    await press((await rowOf(canvas, '黄国栋2')).getByRole('button', { name: kitText('编辑') }));
    const dialog = within(await screen.findByRole('dialog', { name: kitText('编辑人员') }));
    const save = dialog.getByRole('button', { name: kitText('保存') });
    await waitFor(() => expect(save).toBeEnabled());
    await press(save);
    const alert = await dialog.findByRole('alert');
    await expect(alert).toHaveTextContent('服务器没有回应，请稍后重试');
    await waitFor(() => expect(document.activeElement?.contains(alert)).toBe(true));
    const [above, below] = [alert.getBoundingClientRect(), save.getBoundingClientRect()];
    await expect(above.bottom).toBeLessThanOrEqual(below.top);
    await expect(above.top).toBeGreaterThan(0);
  },
};

const reveal = fn(async (id: string, field: string, reason: string) =>
  reason === '好奇' ? Promise.reject(new Error('请写明工作上的原因')) : `15400000000 ${field} ${id}`,
);
const openPhone = async (canvas: { findByText: (text: string) => Promise<HTMLElement> }) => {
  await press((await rowOf(canvas, '黄国栋2')).getByRole('button', { name: kitText('查看') }));
  const dialog = within(await screen.findByRole('dialog', { name: kitText('查看人员') }));
  return { dialog, phone: await dialog.findByText('154****0001') };
};

/** A masked value is shown for a reason, by keyboard alone, and covered again when it is left. */
export const Revealed: Story = {
  args: { source: { ...memorySource(manyPeople().slice(0, 30)), reveal }, rights: { view: true, reveal: true } },
  beforeEach: () => void reveal.mockClear(),
  play: async ({ canvas }) => {
    const { dialog } = await openPhone(canvas);
    const group = await dialog.findByRole('group', { name: '联系电话' });
    const ask = within(group).getByRole('button', { name: kitText('查看联系电话') });
    await press(ask);
    await waitFor(() => expect(screen.getByRole('textbox', { name: kitPattern(/查看原因/) })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(ask).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: kitPattern(/查看原因/) })).toHaveFocus());
    await userEvent.keyboard('好奇{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: kitPattern(/查看原因/) })).toHaveAccessibleDescription(
        '请写明工作上的原因',
      ),
    );
    await userEvent.keyboard('{Control>}a{/Control}核实住址{Enter}');
    await within(group).findByText('15400000000 phone 2');
    await expect(reveal).toHaveBeenLastCalledWith('2', 'phone', '核实住址');
    await waitFor(() => expect(group.contains(document.activeElement)).toBe(true));
    dialog.getAllByRole('button', { name: kitText('关闭') })[0]?.focus();
    await within(group).findByText('154****0001');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Without the right a masked value stays masked, and nothing offers to show it. */
export const StaysMasked: Story = {
  args: { ...Revealed.args, rights: { view: true } },
  play: async ({ canvas }) => {
    const { dialog, phone } = await openPhone(canvas);
    await expect(phone).toHaveTextContent(/\*{4}/);
    await expect(dialog.queryByRole('button', { name: kitText('查看联系电话') })).toBeNull();
  },
};

const draft = memoryDraft();
const wide = peopleFields.map((field) => ({ ...field, ...(field.name === 'name' && { span: 2 as const }) }));

/** What was typed stays when the window closes, but for sensitive values; a field spans its columns. */
export const Drafted: Story = {
  args: { count: 30, fields: wide, drafts: ({ mode }) => (mode === 'add' ? draft : undefined) },
  beforeEach: () => draft.clear(),
  play: async ({ canvas }) => {
    const open = async () => {
      await press(await canvas.findByRole('button', { name: kitText('新增') }));
      return within(await screen.findByRole('dialog', { name: kitText('新增人员') }));
    };
    const dialog = await open();
    const name = await dialog.findByRole('textbox', { name: /姓名/ });
    await expect(name.getBoundingClientRect().width).toBeGreaterThan(
      (await dialog.findByRole('textbox', { name: /年龄/ })).getBoundingClientRect().width * 1.8,
    );
    await press(name, '新来的');
    await waitFor(() => expect(draft.values).toEqual({ name: '新来的' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await open();
    await waitFor(() => expect(again.getByRole('textbox', { name: /姓名/ })).toHaveValue('新来的'));
    await press(await again.findByRole('textbox', { name: /联系电话/ }), '13900000000');
    await waitFor(() => expect(again.getByRole('textbox', { name: /联系电话/ })).not.toHaveValue(''));
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', {}));
    await press(question.getByRole('button', { name: kitText('放弃') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(draft.values).toEqual({ name: '新来的' });
  },
};
