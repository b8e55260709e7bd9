import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CrudTable, type CrudField, type CrudRow, type CrudTableProps, useMemoryState } from './CrudTable.tsx';
import { memorySource } from '../memorySource/memorySource.tsx';
import { removeRow } from './fixtures/removeRow.ts';
import { kitPattern, kitText } from '../fixtures/kitText.ts';

const fields: CrudField[] = [
  { name: 'routeName', label: '路线名称', kind: 'text', required: true, search: true, list: true },
  { name: 'routeType', label: '路线类型', kind: 'dict', dict: 'route_type', required: true, search: true, list: true },
  { name: 'routeLength', label: '管护长度', kind: 'number', unit: 'km', list: true },
  { name: 'securityPhone', label: '负责人电话', kind: 'phone', required: true, list: true, sensitive: 'phone' },
  { name: 'remark', label: '备注', kind: 'longtext', max: 200 },
];

const rows: CrudRow[] = Array.from({ length: 23 }, (_, i) => ({
  id: String(i + 1),
  routeName: `清溪大道${i + 1}段`,
  routeType: i % 2 ? '02' : '01',
  routeLength: i + 0.5,
  securityPhone: `1540000${String(i).padStart(4, '0')}`,
  remark: '',
}));

const sources: CrudTableProps['sources'] = {
  options: async () => [
    { value: '01', label: '铁路' },
    { value: '02', label: '公路' },
  ],
  tree: () => ({ children: async () => [] }),
  upload: async () => ({ link: '/files/a.png', name: 'a.png' }),
};

const validate: NonNullable<CrudTableProps['validate']> = (values) => [
  ...(String(values.routeName ?? '') === '' ? [{ field: 'routeName', message: '请输入路线名称' }] : []),
  ...(String(values.securityPhone ?? '').length === 11
    ? []
    : [{ field: 'securityPhone', message: '手机号码长度不为11位' }]),
];

function Kept(props: CrudTableProps) {
  return <CrudTable {...props} state={useMemoryState()} />;
}

/**
 * A whole register: search, table, paging, form, view, removal, import and export, drawn from a list of fields and a
 * source of rows. What the source has no function for is not offered. **Do** use it for every kind of record that staff
 * keep. **Do not** use it for a list that is only read (DataTable) or for the few entries of one record (RowsField).
 */
export default {
  component: CrudTable,
  args: {
    label: '护路护线',
    name: 'story',
    title: 'routeName',
    fields,
    sources,
    validate,
    source: memorySource(rows),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<CrudTableProps>;
type Story = StoryObj<CrudTableProps>;

/** A list with everything that its source offers. */
export const Register: Story = {};

/** Enter searches, asks for page 1, and says how much was found. */
export const Searching: Story = {
  args: { source: memorySource(rows) },
  play: async ({ canvas }) => {
    await canvas.findByText('清溪大道1段');
    await userEvent.type(canvas.getByRole('searchbox', { name: kitText('搜索护路护线') }), '大道23{Enter}');
    await canvas.findByText('清溪大道23段');
    await waitFor(() => expect(canvas.queryByText('清溪大道1段')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await canvas.findByText('清溪大道1段');
  },
};

/** A wrong phone is refused at its field, and nothing typed is lost. */
export const RefusedAtTheField: Story = {
  args: { source: memorySource(rows) },
  play: async ({ canvas }) => {
    await canvas.findByText('清溪大道1段');
    await userEvent.click(canvas.getByRole('button', { name: kitText('新增') }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = await dialog.findByRole('textbox', { name: /路线名称/ });
    await userEvent.type(name, '新路');
    await userEvent.type(dialog.getByRole('textbox', { name: /负责人电话/ }), '123');
    await userEvent.click(dialog.getByRole('button', { name: kitText('保存') }));
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: /负责人电话/ })).toHaveAttribute('aria-invalid', 'true'),
    );
    await expect(name).toHaveValue('新路');
  },
};

const contested = memorySource(rows);

/** Somebody saved the same record first: their other changes come over; for what both changed, the user is asked. */
export const Conflict: Story = {
  args: { source: contested },
  play: async ({ canvas }) => {
    await canvas.findByText('清溪大道1段');
    await userEvent.click(canvas.getAllByRole('button', { name: kitPattern(/编辑/) })[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    const name = await dialog.findByRole('textbox', { name: /路线名称/ });
    await contested.submit?.({ id: '1', routeName: '对方改的名', remark: '对方写的备注' });
    await userEvent.clear(name);
    await userEvent.type(name, '我改的名');
    await userEvent.click(dialog.getByRole('button', { name: kitText('保存') }));
    await dialog.findByText(kitText('这条记录刚被别人修改过，您的修改还没有保存'));
    await expect(name).toHaveValue('我改的名');
    await expect(dialog.getByRole('textbox', { name: kitPattern(/备注/) })).toHaveValue('对方写的备注');
    const takes = dialog.getByRole('button', { name: kitText('路线名称采用对方的值') });
    await waitFor(() => expect(document.activeElement?.contains(takes)).toBe(true));
    await userEvent.click(dialog.getByRole('button', { name: kitText('保存') }));
    await dialog.findByText(kitText('还没有保存：请先逐项选择采用谁的值'));
    await expect(await contested.detail?.('1')).toMatchObject({ routeName: '对方改的名', rev: 2 });
    await userEvent.click(takes);
    await expect(name).toHaveValue('对方改的名');
    await dialog.findByText(kitText('没有需要选择的内容，核对后再次保存即可。'));
    await userEvent.click(dialog.getByRole('button', { name: kitText('保存') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Deleting names the record, and the last row of a page leads one page back. */
export const Deleting: Story = {
  args: { source: memorySource(rows.slice(0, 11)) },
  play: async ({ canvas }) => {
    await canvas.findByText('清溪大道1段');
    await userEvent.click(canvas.getByRole('button', { name: kitPattern(/下一页/) }));
    await canvas.findByText('清溪大道11段');
    await removeRow(canvas);
    const question = within(await screen.findByRole('alertdialog'));
    await question.findByText(/清溪大道11段/, { selector: 'li' });
    await userEvent.click(question.getByRole('button', { name: kitText('删除') }));
    await canvas.findByText('清溪大道1段');
  },
};

/** What is refused says why, and no longer that it can be undone. */
export const NotDeleted: Story = {
  args: {
    source: {
      ...memorySource(rows.slice(0, 1)),
      remove: () => Promise.reject(new Error('不能删除：仍被护路案件（2 条）引用，请先修改或删除它们')),
      restore: () => Promise.resolve(),
    },
  },
  play: async ({ canvas }) => {
    await removeRow(canvas);
    const question = within(await screen.findByRole('alertdialog'));
    await question.findByText(kitText('删除后可以立即撤销。'));
    await userEvent.click(question.getByRole('button', { name: kitText('删除') }));
    await question.findByText(/^不能删除/);
    await expect(question.queryByText(kitText('删除后可以立即撤销。'))).toBeNull();
  },
};

const notes: string[] = [];

/** A print is noted once before its rows are read; where that fails, it says so and nothing is printed. */
export const PrintNotNoted: Story = {
  args: {
    rights: { view: true, export: true },
    source: {
      ...memorySource(rows),
      noteExport: async ({ way }) => {
        notes.push(way);
        if (notes.length === 1) throw new Error('服务器异常');
      },
    },
  },
  play: async ({ canvas }) => {
    notes.length = 0;
    await canvas.findByText('清溪大道1段');
    await userEvent.click(canvas.getByRole('button', { name: kitText('打印') }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(kitText('记录没有取全，请检查网络后重试。'));
    await expect(dialog.getByRole('button', { name: kitText('打印') })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: kitText('重试') }));
    await dialog.findByRole('button', { name: kitPattern(/打印 23 条/) });
    await expect(notes).toEqual(['print', 'print']);
  },
};

/** Nothing there yet: the way on is to add. */
export const Nothing: Story = { args: { source: memorySource([]) } };

/** The source failed: what happened, why, and a retry button. */
export const Failing: Story = {
  args: { source: { page: () => Promise.reject(new Error('无法连接服务器，请检查网络后重试')) } },
};

/** A user who may only view. */
export const LookOnly: Story = { args: { source: memorySource(rows), rights: { view: true } } };
