import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ActionForm, CrudAction } from '../CrudTable.tsx';
import { PeopleTable } from '../fixtures/PeopleTable.tsx';
import { press } from '../../fixtures/press.ts';
import { rowOf } from '../fixtures/rowOf.ts';
import { tick } from '../fixtures/tick.ts';
import { kitText } from '../../fixtures/kitText.ts';

const done = fn();
const blank: ActionForm = {
  fields: [
    { name: 'gridId', label: '转往网格', kind: 'ref', to: 'grid', help: '不转网格的，写明原因' },
    { name: 'reason', label: '迁出原因', kind: 'longtext', required: true, max: 200 },
  ],
  validate: ({ reason }) => (reason === '' ? [{ field: 'reason', message: '请输入迁出原因' }] : []),
};
const form = fn<NonNullable<CrudAction['ask']>>(async () => blank);
const leave: CrudAction = {
  id: 'leave',
  label: '迁出',
  scope: ['row', 'batch'],
  disabledReason: (row) => (row.isKey === 1 ? '重点人员不能直接迁出' : undefined),
  confirm: (rows) => ({ title: rows.length > 1 ? `迁出 ${rows.length} 人？` : '迁出选中的人？', action: '迁出' }),
  ask: form,
  run: async (rows, { report, values }) => {
    if (rows.length === 1 && values.gridId === '' && values.reason === '搬家')
      throw Object.assign(new Error('没有保存'), { fieldErrors: [{ field: 'gridId', message: '请选择转往网格' }] });
    report(
      rows.length,
      rows.length > 1 && values.reason === '搬家' ? rows.slice(0, 1).map(({ id }) => ({ id, reason: '原因太短' })) : [],
    );
    done(rows.length, values);
  },
};
const actions = [leave];

/**
 * Actions that need more than their rows. **Do** ask for what the server needs alone, and say under a field what hangs
 * on it. **Do not** use it to edit a record: that is what its form is for.
 */
export default {
  component: PeopleTable,
  args: { actions, count: 2000, shownActions: 6, actionsWidth: 320 },
  beforeEach: () => {
    done.mockClear();
    form.mockReset();
    form.mockImplementation(async () => blank);
  },
} satisfies Meta<typeof PeopleTable>;
type Story = StoryObj<typeof PeopleTable>;

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** By keyboard: what is missing is told before it is sent, what is refused at its field; what was typed stays. */
export const FilledIn: Story = {
  play: async ({ canvas }) => {
    const button = (await rowOf(canvas, '黄国栋2')).getByRole('button', { name: '迁出' });
    await press(button);
    const dialog = await dialogOf('迁出选中的人？');
    await dialog.findByText('黄国栋2');
    const reason = await dialog.findByRole('textbox', { name: /迁出原因/ });
    const grid = await dialog.findByRole('button', { name: /转往网格/ });
    await press(dialog.getByRole('button', { name: '迁出' }));
    await dialog.findByText(kitText('有 1 处需要修改，已填写的内容都还在：'));
    await waitFor(() => expect(reason).toHaveFocus());
    await expect(done).not.toHaveBeenCalled();
    await userEvent.keyboard('搬家');
    await press(dialog.getByRole('button', { name: '迁出' }));
    await waitFor(() => expect(grid).toHaveAccessibleDescription('请选择转往网格'));
    await waitFor(() => expect(grid).toHaveFocus());
    await expect(reason).toHaveValue('搬家');
    await userEvent.keyboard('{Enter}');
    await press(await screen.findByRole('treeitem', { name: '第1网格' }));
    await waitFor(() => expect(screen.queryByRole('tree')).toBeNull());
    await waitFor(() => expect(grid).toHaveFocus());
    await press(dialog.getByRole('button', { name: '迁出' }));
    await gone();
    await expect(done.mock.calls).toEqual([[1, { gridId: '1', reason: '搬家' }]]);
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** What is wrong with the whole is told when it is sent, and goes as soon as it is right. */
export const AsAWhole: Story = {
  beforeEach: () => {
    form.mockImplementation(async () => ({
      fields: [
        { name: 'phone', label: '电话', kind: 'text' },
        { name: 'address', label: '住址', kind: 'text' },
      ],
      whole: ({ phone, address }) =>
        phone === '' && address === '' ? [{ field: 'phone', message: '请填写电话或住址' }] : [],
    }));
  },
  play: async ({ canvas }) => {
    await press((await rowOf(canvas, '黄国栋2')).getByRole('button', { name: '迁出' }));
    const dialog = await dialogOf('迁出选中的人？');
    const phone = await dialog.findByRole('textbox', { name: /电话/ });
    const address = dialog.getByRole('textbox', { name: /住址/ });
    phone.focus();
    await userEvent.tab();
    await expect(address).toHaveFocus();
    await userEvent.tab();
    await expect(phone).not.toHaveAccessibleDescription('请填写电话或住址');
    await press(dialog.getByRole('button', { name: '迁出' }));
    await waitFor(() => expect(phone).toHaveAccessibleDescription('请填写电话或住址'));
    await waitFor(() => expect(phone).toHaveFocus());
    await expect(done).not.toHaveBeenCalled();
    await press(address, '枫桥路');
    await waitFor(() => expect(phone).not.toHaveAccessibleDescription('请填写电话或住址'));
    await press(dialog.getByRole('button', { name: '迁出' }));
    await gone();
    await expect(done.mock.calls).toEqual([[1, { phone: '', address: '枫桥路' }]]);
  },
};

/** What was typed is not thrown away unasked. */
export const NotLost: Story = {
  play: async ({ canvas }) => {
    await press((await rowOf(canvas, '黄国栋2')).getByRole('button', { name: '迁出' }));
    const dialog = await dialogOf('迁出选中的人？');
    await press(await dialog.findByRole('textbox', { name: /迁出原因/ }), '搬家{Escape}');
    const question = () => within(screen.getByRole('alertdialog', { name: kitText('放弃未保存的内容？') }));
    await press((await waitFor(question)).getByRole('button', { name: kitText('取消') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(dialog.getByRole('textbox', { name: /迁出原因/ })).toHaveValue('搬家');
    await userEvent.keyboard('{Escape}');
    await press((await waitFor(question)).getByRole('button', { name: kitText('放弃') }));
    await gone();
    await expect(done).not.toHaveBeenCalled();
  },
};

/** In a batch the same counts for all rows; what failed is tried again with what is filled in then. */
export const ForManyRows: Story = {
  play: async ({ canvas }) => {
    for (const name of ['王建国1', '黄国栋2', '胡子轩3']) await tick(canvas, name);
    const bar = within(await canvas.findByRole('group', { name: kitText('已选记录') }));
    await press(await bar.findByRole('button', { name: '迁出' }));
    const dialog = await dialogOf('迁出 3 人？');
    const reason = await dialog.findByRole('textbox', { name: /迁出原因/ });
    await expect(form.mock.calls.map(([rows]) => rows.map(({ name }) => name))).toEqual([['黄国栋2', '胡子轩3']]);
    await press(reason, '搬家');
    await press(dialog.getByRole('button', { name: '迁出' }));
    const result = await dialogOf('迁出');
    await expect(await result.findByRole('rowheader', { name: '黄国栋2' })).toBeVisible();
    await expect(result.getByText('重点人员不能直接迁出')).toBeVisible();
    await press(result.getByRole('button', { name: kitText('修改填写的内容') }));
    const again = await dialogOf('迁出 3 人？');
    const typed = await again.findByRole('textbox', { name: /迁出原因/ });
    await expect(typed).toHaveValue('搬家');
    await press(typed, '{Control>}a{/Control}到外县');
    await press(again.getByRole('button', { name: '迁出' }));
    await waitFor(() =>
      expect(done.mock.calls).toEqual([
        [2, { gridId: '', reason: '搬家' }],
        [1, { gridId: '', reason: '到外县' }],
      ]),
    );
    const left = await dialogOf('迁出');
    await left.findByText(kitText('完成 1 条，1 条没有成功。'));
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};

/** A form that did not come can be asked for again. */
export const NotRead: Story = {
  beforeEach: () => void form.mockRejectedValueOnce(new Error('网络不通')),
  play: async ({ canvas }) => {
    await press((await rowOf(canvas, '黄国栋2')).getByRole('button', { name: '迁出' }));
    const dialog = await dialogOf('迁出选中的人？');
    await dialog.findByText('网络不通');
    await expect(dialog.getByRole('button', { name: '迁出' })).toBeDisabled();
    await press(dialog.getByRole('button', { name: kitText('重试') }));
    await dialog.findByRole('textbox', { name: /迁出原因/ });
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};
