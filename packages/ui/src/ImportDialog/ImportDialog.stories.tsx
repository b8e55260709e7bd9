import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { peopleColumns } from '../ExportDialog/fixtures/fakePeople.ts';
import { readSpreadsheet } from '../Spreadsheet/readSpreadsheet.ts';
import { ImportDialog, importSession, type ResolveNames, type SheetColumn } from './ImportDialog.tsx';
import { imports, peopleImport } from './fixtures/ImportOpener.tsx';
import { choose, enter, saved, taken } from './fixtures/importPeople.ts';
import { kitPattern, kitText } from '../fixtures/kitText.ts';
import { press } from '../fixtures/press.ts';

/**
 * **Do** pass the rules of the form, so that a file and a form accept the same. **Do not** answer a batch with one
 * sentence: name the records that were not imported. Load it lazily, and mount it only while it is open.
 */
export default {
  component: ImportDialog,
  ...imports,
  args: {
    ...peopleImport,
    validate: (values) => (Number(values.members) > 20 ? [{ field: 'members', message: '家庭人数不能超过 20' }] : []),
    onImported: fn(),
  },
} satisfies Meta<typeof ImportDialog>;
type Story = StoryObj<typeof ImportDialog>;

/** Cells copied in Excel are pasted, matched, corrected and sent by keyboard; so is what the server refuses. */
export const ByKeyboard: Story = {
  tags: ['oneLanguage'],
  play: async ({ args }) => {
    const drop = await screen.findByLabelText(kitPattern(/点击选择/));
    drop.focus();
    await userEvent.paste(
      '东街名册\t\t\t\t\t\n姓名\tSex\t身份证\t联系电话\t出生日期\t家庭人数\n张三\t男\t990101199001010011\t139 0000 0000\t1990/1/1\t3\n' +
        '李四\t女性\t990101199001010012\t13900000002\t1990年1月2日\t三\n' +
        '王五\t2\t990101199001010013\t13900000003\t\t99\n',
    );
    await expect(await screen.findByRole('combobox', { name: kitPattern(/性别/) })).toHaveValue('1');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: kitText('还有 3 行没有导入，关闭吗？') }));
    await press(question.getByRole('button', { name: kitText('取消') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await enter(kitText('下一步：检查'));
    const table = within(await screen.findByRole('table', { name: kitText('检查结果') }));
    const sex = table.getByRole('combobox', { name: '性别 4' });
    await waitFor(() => expect(sex).toHaveFocus());
    await expect(sex).toHaveAccessibleDescription(kitText('不在选项里，请改选'));
    await userEvent.selectOptions(sex, '女');
    await press(table.getByRole('textbox', { name: '家庭人数 4' }), '{Control>}a{/Control}3{Enter}');
    const members = table.getByRole('textbox', { name: '家庭人数 5' });
    await waitFor(() => expect(members).toHaveFocus());
    await expect(members).toHaveAccessibleDescription('家庭人数不能超过 20');
    await userEvent.keyboard('{Control>}a{/Control}9{Tab}');
    await enter(kitText('导入 3 行'));
    await screen.findByText(kitText('已导入 2 条'));
    // What names the column itself is not led by its name again.
    await expect(screen.getByText('联系电话已登记在别人名下')).toBeVisible();
    await expect(taken).toEqual([
      expect.objectContaining({ name: '李四', sex: '2', members: 3, birthday: '1990-01-02' }),
      expect.objectContaining({ name: '王五', idCard: '990101199001010013', members: 9 }),
    ]);
    await enter(kitText('改正后继续'));
    const phone = await screen.findByRole('textbox', { name: '联系电话 3' });
    await waitFor(() => expect(phone).toHaveFocus());
    await userEvent.keyboard('{Control>}a{/Control}13900000001{Tab}');
    await enter(kitText('导入 1 行'));
    await screen.findByText(kitText('全部导入完毕。'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onImported).toHaveBeenCalledWith(3);
  },
};

/** The template marks what is required and brings its choices. */
export const Template: Story = {
  play: async () => {
    await enter(kitText('下载模板'));
    await waitFor(() => expect(saved).toHaveBeenCalledWith(`${kitText('常住人口导入模板')}.xlsx`, expect.any(Blob)));
    const sheets = await readSpreadsheet(saved.mock.lastCall?.[1] ?? new Blob());
    await expect(sheets.map(({ name }) => name)).toEqual(['常住人口', kitText('填写说明')]);
    await expect((await sheets[0]?.rows())?.[0]?.cells.slice(0, 3)).toEqual(['姓名*', '性别', '身份证号*']);
  },
};

/** A file that is not a table says what to do. */
export const Unreadable: Story = {
  play: async () => {
    await choose(new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0])], '旧.xls'));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      kitPattern(/请在 Excel 或 WPS 里另存为不加密的 .xlsx/),
    );
  },
};

const withGrid: SheetColumn[] = [
  ...peopleColumns.slice(0, 1),
  { name: 'gridId', label: '所属网格', kind: 'ref', required: true },
];
const grids: Readonly<Record<string, readonly { id: string; label: string }[]>> = {
  第一网格: [{ id: '1', label: '第一网格' }],
  河西网格: [
    { id: '7', label: '河西网格（东街社区）' },
    { id: '8', label: '河西网格（南门社区）' },
  ],
};
const lookups = { left: 0 };
const resolve: ResolveNames = async (_field, names) => {
  lookups.left -= 1;
  if (lookups.left === 0) throw new Error('断网');
  return new Map(names.flatMap((name) => (grids[name] ? [[name, grids[name]] as const] : [])));
};

/** References by name: an unknown one is created, one of several chosen, a lookup that failed tried again. */
export const Names: Story = {
  args: { columns: withGrid, resolve },
  beforeEach: () => {
    lookups.left = 2;
  },
  play: async () => {
    (await screen.findByLabelText(kitPattern(/点击选择/))).focus();
    await userEvent.paste('姓名\t所属网格\n张三\t第一网格\n李四\t没有这个\n王五\t河西网格\n');
    await enter(kitText('下一步：检查'));
    const table = within(await screen.findByRole('table', { name: kitText('检查结果') }));
    const unknown = () => table.getByRole('textbox', { name: '所属网格 3' });
    await waitFor(() => expect(unknown()).toHaveFocus());
    await expect(unknown()).toHaveAccessibleDescription(kitText('没有叫这个名称的，请改写'));
    await userEvent.keyboard('{Control>}a{/Control}第二网格{Tab}');
    await waitFor(() => expect(unknown()).toHaveAccessibleDescription(kitText('没有查到结果，按 Enter 再查一次')));
    await press(unknown());
    await waitFor(() => expect(unknown()).toHaveAccessibleDescription(kitText('没有叫这个名称的，请改写')));
    await press(unknown(), '{Control>}a{/Control}第一网格{Tab}');
    const shared = table.getByRole('combobox', { name: '所属网格 4' });
    await expect(shared).toHaveAccessibleDescription(kitText('有几个同名的，请选一个'));
    await userEvent.selectOptions(shared, '河西网格（南门社区）');
    await enter(kitText('导入 3 行'));
    await screen.findByText(kitText('全部导入完毕。'));
    await expect(taken.map(({ name, gridId }) => [name, gridId])).toEqual([
      ['张三', '1'],
      ['李四', '1'],
      ['王五', '8'],
    ]);
  },
};

const kept = importSession();

/** What was corrected is still there when the dialog opens again; another file starts fresh. */
export const KeptWhenClosed: Story = {
  args: { session: kept },
  play: async ({ args }) => {
    (await screen.findByLabelText(kitPattern(/点击选择/))).focus();
    await userEvent.paste(
      '姓名\t身份证\t家庭人数\n张三\t990101199001010011\t3\n李四\t990101199001010012\t三\n王五\t990101199001010013\t四\n',
    );
    await screen.findByRole('combobox', { name: '姓名' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await enter('打开');
    await screen.findByText(kitText(`接着上次的导入：${kitText('粘贴的内容')}。`));
    await enter(kitText('下一步：检查'));
    const members = await screen.findByRole('textbox', { name: '家庭人数 3' });
    await waitFor(() => expect(members).toHaveFocus());
    await userEvent.keyboard('{Control>}a{/Control}5{Tab}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await enter('打开');
    await screen.findByText(kitText(`接着上次的导入：${kitText('粘贴的内容')}。`));
    const wrong = await screen.findByRole('textbox', { name: '家庭人数 4' });
    await waitFor(() => expect(wrong).toHaveFocus());
    await enter(kitPattern(/先导入没有问题的 2 行/));
    await screen.findByText(kitText('已导入 2 条'));
    await expect(taken.map(({ members: count }) => count)).toEqual([3, 5]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onImported).toHaveBeenLastCalledWith(2));
    await enter('打开');
    await enter(kitText('换一个文件重新开始'));
    await screen.findByLabelText(kitPattern(/点击选择/));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onImported).toHaveBeenCalledTimes(1);
  },
};
