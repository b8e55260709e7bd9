import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { HOSTILE_PARTS, hostileDocuments } from '../fixtures/hostileDocuments.ts';
import { kitText } from '../fixtures/kitText.ts';
import type { SheetColumn } from '../Spreadsheet/SheetColumn.ts';
import { xlsxWriter } from '../Spreadsheet/xlsx/xlsxWriter.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { ImportOpener } from './fixtures/ImportOpener.tsx';
import { choose, enter, freshImport, taken } from './fixtures/importPeople.ts';

const columns: SheetColumn[] = [
  { name: 'title', label: '标题', kind: 'text', required: true },
  { name: 'content', label: '正文', kind: 'richtext' },
];
const LAST = hostileDocuments.length;

export default {
  component: ImportDialog,
  render: (args) => <ImportOpener {...args} />,
  beforeEach: freshImport,
  args: {
    title: '文章',
    columns,
    // The last one is corrected before it is sent, so that the file is seen while it is checked, too.
    validate: (values) =>
      values.title === hostileDocuments[LAST - 1] ? [{ field: 'title', message: '标题不合要求' }] : [],
    importRows: async (rows, { onNotice }) => {
      taken.push(...rows);
      for (const index of rows.keys()) onNotice(index, `已移除不允许的内容：${hostileDocuments[index] ?? ''}`);
      return [];
    },
    isOpen: true,
    onOpenChange: fn(),
    onImported: fn(),
    save: fn(),
  },
  tags: ['!autodocs'],
} satisfies Meta<typeof ImportDialog>;

/** Sixty documents that try to act: they stand in every step as words; what was removed is told row by row. */
export const Hostile: StoryObj<typeof ImportDialog> = {
  tags: ['oneLanguage'],
  play: async () => {
    const hostile = fn();
    Object.assign(globalThis, { hostile });
    const writer = await xlsxWriter(columns, '文章', { yes: '是', no: '否' });
    await writer.add(hostileDocuments.map((content) => ({ title: content, content: `<p>正文</p>${content}` })));
    const file = new File([await writer.finish()], '文章.xlsx');
    await choose(file);
    await enter(kitText('下一步：检查'));
    const title = await screen.findByRole('textbox', { name: `标题 ${LAST + 1}` });
    await expect(title).toHaveValue(hostileDocuments[LAST - 1]);
    await userEvent.clear(title);
    await userEvent.type(title, '第 60 份{Tab}');
    await enter(kitText(`导入 ${LAST} 行`));
    const said = within(await screen.findByRole('table', { name: kitText('有说明的行') }));
    await expect(said.getAllByRole('row')).toHaveLength(LAST + 1);
    for (const cell of said.getAllByRole('cell')) await expect(cell.querySelector(HOSTILE_PARTS)).toBeNull();
    await expect(said.getByRole('cell', { name: `已移除不允许的内容：${hostileDocuments[0] ?? ''}` })).toBeVisible();
    await expect(taken.map((row) => row.content)).toEqual(hostileDocuments.map((content) => `<p>正文</p>${content}`));
    await expect(hostile).not.toHaveBeenCalled();
  },
};
