import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { peopleColumns, person } from '../ExportDialog/fakePeople.ts';
import { longestTask } from '../ExportDialog/longestTask.ts';
import { readSpreadsheet } from '../Spreadsheet/readSpreadsheet.ts';
import type { SheetRecord } from '../Spreadsheet/SheetRecord.ts';
import { xlsxWriter } from '../Spreadsheet/xlsxWriter.ts';
import { ImportDialog, type ImportDialogProps } from './ImportDialog.tsx';
import type { ImportFailure } from './sendRows.ts';

function Opener(props: ImportDialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>打开</Button>
      {isOpen && <ImportDialog {...props} isOpen onOpenChange={setOpen} />}
    </>
  );
}

const taken: SheetRecord[] = [];
const saved = fn((_name: string, _blob: Blob) => undefined);

/** Takes all but those whose phone is known. */
async function importPeople(rows: readonly SheetRecord[]): Promise<ImportFailure[]> {
  await new Promise((resolve) => setTimeout(resolve, 5));
  const failures = rows.flatMap((row, index) => (row.phone === '13900000000' ? { index, message: '联系电话已登记', fieldErrors: [{ field: 'phone', message: '联系电话已登记在别人名下' }] } : []));
  taken.push(...rows.filter((_, index) => !failures.some((failure) => failure.index === index)));
  return failures;
}

/** A file of residents, every so many of which has a cell that cannot be. */
async function peopleFile(count: number, every: number): Promise<File> {
  const writer = await xlsxWriter(peopleColumns, '常住人口', { yes: '是', no: '否' });
  await writer.add(Array.from({ length: count }, (_, at) => ({ ...person(at), ...(at % every === every - 1 && { birthday: '1990-02-30' }) })));
  return new File([await writer.finish()], '名册.xlsx');
}

const choose = async (file: File) => fireEvent.change(await screen.findByLabelText(/点击选择/), { target: { files: [file] } });
const enter = async (name: string | RegExp) => {
  (await screen.findByRole('button', { name })).focus();
  await userEvent.keyboard('{Enter}');
};

const meta = {
  component: ImportDialog,
  render: (args) => <Opener {...args} />,
  args: { title: '常住人口', columns: peopleColumns, validate: (values) => (Number(values.members) > 20 ? [{ field: 'members', message: '家庭人数不能超过 20' }] : []), importRows: importPeople, isOpen: true, onOpenChange: fn(), onImported: fn(), save: saved },
  beforeEach: () => {
    taken.length = 0;
    saved.mockClear();
  },
  parameters: { docs: { description: { component: '**Do** give the rules of the form, so that a file and a form accept the same. **Do not** answer a batch with one sentence: name the records that were not taken. Load it late; mount it while it is open.' } } },
} satisfies Meta<typeof ImportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Cells copied in Excel are pasted, matched, mended and sent with keys alone; what the server refuses is mended too. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    const drop = await screen.findByLabelText(/点击选择/);
    drop.focus();
    await userEvent.paste('东街名册\t\t\t\t\t\n姓名\tSex\t身份证\t联系电话\t出生日期\t家庭人数\n张三\t男\t990101199001010011\t139 0000 0000\t1990/1/1\t3\n李四\t女性\t990101199001010012\t13900000002\t1990年1月2日\t三\n王五\t2\t990101199001010013\t13900000003\t\t99\n');
    await expect(await screen.findByRole('combobox', { name: /性别/ })).toHaveValue('1');
    await enter('下一步：检查');
    const table = within(await screen.findByRole('table', { name: '检查结果' }));
    const sex = table.getByRole('combobox', { name: '性别 4' });
    await waitFor(() => expect(sex).toHaveFocus());
    await expect(sex).toHaveAccessibleDescription('不在选项里，请改选');
    await userEvent.selectOptions(sex, '女');
    table.getByRole('textbox', { name: '家庭人数 4' }).focus();
    await userEvent.keyboard('{Control>}a{/Control}3{Enter}');
    const members = table.getByRole('textbox', { name: '家庭人数 5' });
    await waitFor(() => expect(members).toHaveFocus());
    await expect(members).toHaveAccessibleDescription('家庭人数不能超过 20');
    await userEvent.keyboard('{Control>}a{/Control}9{Tab}');
    await enter('导入 3 行');
    await screen.findByText('已导入 2 条');
    await expect(screen.getByText('联系电话：联系电话已登记在别人名下')).toBeVisible();
    await expect(taken).toEqual([expect.objectContaining({ name: '李四', sex: '2', members: 3, birthday: '1990-01-02' }), expect.objectContaining({ name: '王五', idCard: '990101199001010013', members: 9 })]);
    await enter('改正后继续');
    const phone = await screen.findByRole('textbox', { name: '联系电话 3' });
    await waitFor(() => expect(phone).toHaveFocus());
    await userEvent.keyboard('{Control>}a{/Control}13900000001{Tab}');
    await enter('导入 1 行');
    await screen.findByText('全部导入完毕。');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onImported).toHaveBeenCalledWith(3);
  },
};

/** The template marks what is required and brings its choices. */
export const Template: Story = {
  play: async () => {
    await enter('下载模板');
    await waitFor(() => expect(saved).toHaveBeenCalledWith('常住人口导入模板.xlsx', expect.any(Blob)));
    const sheets = await readSpreadsheet(saved.mock.lastCall?.[1] ?? new Blob());
    await expect(sheets.map(({ name }) => name)).toEqual(['常住人口', '填写说明']);
    await expect((await sheets[0]?.rows())?.[0]?.cells.slice(0, 3)).toEqual(['姓名*', '性别', '身份证号*']);
  },
};

/** A file that is no table says what to do. */
export const Unreadable: Story = {
  play: async () => {
    await choose(new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0])], '旧.xls'));
    await expect(await screen.findByRole('alert')).toHaveTextContent('请在 Excel 或 WPS 里另存为不加密的 .xlsx');
  },
};

/** Ten thousand rows with three hundred bad cells: the page stays alive, a stop loses nothing, and what is left can be saved. */
export const TenThousand: Story = {
  args: { columns: [...peopleColumns] },
  play: async () => {
    const file = await peopleFile(10_000, 33);
    await screen.findByLabelText(/点击选择/);
    const button = (words: string) => [...document.querySelectorAll('button')].find((one) => one.textContent?.includes(words));
    const until = async (words: string) => {
      await waitFor(() => expect(button(words)).toBeEnabled(), { timeout: 20_000 });
      return button(words);
    };
    const { longest, allowed } = await longestTask(async () => {
      await choose(file);
      (await until('下一步'))?.click();
      (await until('先导入'))?.click();
      await waitFor(() => expect(taken.length).toBeGreaterThan(1000), { timeout: 20_000 });
      (await until('停止'))?.click();
      await until('改正后继续');
    });
    await expect(longest).toBeLessThan(allowed);
    const left = 10_000 - taken.length;
    await expect(screen.getByText(new RegExp(`还有 ${left} 行没有导入`))).toBeVisible();
    await enter('导出失败的行');
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const [sheet] = await readSpreadsheet(saved.mock.lastCall?.[1] ?? new Blob());
    await expect(await sheet?.rows()).toHaveLength(left + 1);
    await enter(/重试这/);
    await waitFor(() => expect(taken).toHaveLength(9696), { timeout: 20_000 });
    await expect(new Set(taken.map(({ idCard }) => idCard)).size).toBe(9696);
    await enter('改正后继续');
    const [first] = await screen.findAllByText('请写日期，如 2026-01-31');
    await expect(first).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('alertdialog', { name: '还有 304 行没有导入，关闭吗？' })).toBeVisible();
  },
};
