import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { peopleColumns } from '../ExportDialog/fixtures/fakePeople.ts';
import { readSpreadsheet } from '../Spreadsheet/readSpreadsheet.ts';
import { TextField } from '../TextField/TextField.tsx';
import { ImportDialog, importSession } from './ImportDialog.tsx';
import { imports, peopleImport } from './fixtures/ImportOpener.tsx';
import { enter, importPeople, peopleFile, saved, taken } from './fixtures/importPeople.ts';
import { kitPattern, kitText } from '../fixtures/kitText.ts';
import { press } from '../fixtures/press.ts';

/**
 * What stands beside a file. **Do** keep a session where an import takes minutes, so that its window can close. **Do**
 * draw the inputs of the form for what the file does not say.
 */
export default { component: ImportDialog, ...imports, args: peopleImport } satisfies Meta<typeof ImportDialog>;
type Story = StoryObj<typeof ImportDialog>;

/** A required field that the file lacks stands first; typed once, it stands in every row, also of those not taken. */
export const FixedValues: Story = {
  args: {
    columns: [{ name: 'source', label: '来源', kind: 'text', required: true }, ...peopleColumns],
    renderInput: ({ label, value, onChange }) => (
      <TextField label={label} value={String(value ?? '')} onChange={onChange} />
    ),
  },
  play: async () => {
    (await screen.findByLabelText(kitPattern(/点击选择/))).focus();
    await userEvent.paste(
      '序号\t名字\t手机号\t身份证\n1\t张三\t13900000001\t990101199001010011\n2\t李四\t13900000000\t990101199001010012\n',
    );
    const table = within(await screen.findByRole('table', { name: kitText('列的对应') }));
    await expect(table.getAllByRole('rowheader')[0]).toHaveTextContent('来源*');
    await expect(table.getByRole('combobox', { name: '姓名' })).toHaveValue('1');
    await expect(table.getByRole('combobox', { name: '联系电话' })).toHaveValue('2');
    await expect(screen.getByText(kitText('文件里没有用到的列：序号'))).toBeVisible();
    await expect(screen.getByRole('button', { name: kitText('下一步：检查') })).toBeDisabled();
    await enter(kitText('给来源设固定值'));
    await press(await screen.findByRole('textbox', { name: kitText('来源（每行都填）') }), '花名册');
    await enter(kitText('下一步：检查'));
    await enter(kitText('导入 2 行'));
    await screen.findByText(kitText('已导入 1 条'));
    await expect(taken).toEqual([expect.objectContaining({ name: '张三', source: '花名册' })]);
    await enter(kitText('导出失败的行'));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const [sheet] = await readSpreadsheet(saved.mock.lastCall?.[1] ?? new Blob());
    const [, row] = (await sheet?.rows()) ?? [];
    await expect(row?.cells.slice(0, 3)).toEqual(['联系电话已登记在别人名下', '花名册', '李四']);
  },
};

const session = importSession();
const gate: { opened: Promise<unknown>; open: () => void } = { opened: Promise.resolve(), open: () => undefined };

/** While records are sent the window may close; the next one shows how far they are, and then what came of them. */
export const GoesOnBehind: Story = {
  tags: ['oneLanguage'],
  args: {
    session,
    importRows: async (rows) => {
      await gate.opened;
      return importPeople(rows);
    },
  },
  beforeEach: () => {
    gate.opened = new Promise<void>((resolve) => {
      gate.open = resolve;
    });
  },
  play: async () => {
    const file = await peopleFile(5000, 10_000);
    await fireEvent.change(await screen.findByLabelText(kitPattern(/点击选择/)), { target: { files: [file] } });
    await enter(kitText('下一步：检查'));
    const send = await screen.findByRole('button', { name: kitText('导入 5000 行') }, { timeout: 20_000 });
    send.click();
    (await screen.findByRole('button', { name: kitText('转到后台') })).click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(session.read().sending).not.toBeNull();
    screen.getByRole('button', { name: '打开' }).click();
    await screen.findByRole('progressbar', { name: kitText('正在导入') });
    gate.open();
    await screen.findByText(kitText('已导入 4999 条'), {}, { timeout: 20_000 });
    await expect(taken).toHaveLength(4999);
    await expect(new Set(taken.map(({ idCard }) => idCard)).size).toBe(4999);
    await expect(session.read().sending).toBeNull();
  },
};
