import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { csvRows } from '../Spreadsheet/csv/csvReader.ts';
import { readSpreadsheet } from '../Spreadsheet/readSpreadsheet.ts';
import type { ExportAll } from '../Spreadsheet/SheetRecord.ts';
import { ExportDialog, type ExportDialogProps } from './ExportDialog.tsx';
import { peopleColumns, peopleSource, person } from './fixtures/fakePeople.ts';
import { isChinese, kitPattern, kitText } from '../fixtures/kitText.ts';

function Opener(props: ExportDialogProps<unknown>) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>打开</Button>
      {isOpen && <ExportDialog {...props} isOpen onOpenChange={setOpen} />}
    </>
  );
}

const saved = fn((_name: string, _blob: Blob) => undefined);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/**
 * **Do** pass the query of the list, so that all matching rows are exported and not just the page. **Do not** unmask
 * values for an export: it writes what the source returns. Load it lazily, and mount it only while it is open.
 */
export default {
  component: ExportDialog,
  render: (args) => <Opener {...args} />,
  args: {
    title: '常住人口',
    columns: peopleColumns,
    exportAll: peopleSource(300),
    query: {},
    total: 300,
    isOpen: true,
    onOpenChange: fn(),
    save: saved,
  },
  beforeEach: () => void saved.mockClear(),
} satisfies Meta<typeof ExportDialog<unknown>>;
type Story = StoryObj<typeof ExportDialog<unknown>>;

/** Scope, columns and format are chosen by keyboard alone; focus returns. */
export const ByKeyboard: Story = {
  tags: ['oneLanguage'],
  args: {
    isOpen: false,
    selected: {
      count: 2,
      rows: () =>
        (async function* two() {
          yield [person(3), { ...person(4), name: '=cmd|calc', phone: '139****0004' }];
        })(),
    },
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '打开' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: kitText('导出常住人口') });
    const selected = screen.getByRole('radio', { name: kitPattern(/已选的 2 条/) });
    await expect(selected).toBeChecked();
    screen.getByRole('radio', { name: /xlsx/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    const name = screen.getByRole('textbox', { name: kitText('文件名') });
    await userEvent.tab();
    await expect(name).toHaveFocus();
    await userEvent.clear(name);
    await userEvent.keyboard('名单{Tab} {Tab} ');
    await expect(screen.getByText(kitText('已选 1 / 10'))).toBeVisible();
    const phone = screen.getByRole('checkbox', { name: '联系电话' });
    phone.focus();
    await userEvent.keyboard(' {Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}');
    await waitFor(() => expect(phone).toHaveFocus());
    await expect(await screen.findByText(kitText('“联系电话”移到第 1 列'))).toBeInTheDocument();
    screen.getByRole('button', { name: kitText('导出') }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText(kitPattern(/已导出 2 条/));
    const [file, blob] = saved.mock.lastCall ?? [];
    await expect(file).toBe('名单.csv');
    const rows = await csvRows((await blob?.text()) ?? '', ',');
    await expect(rows.map(({ cells }) => cells)).toEqual([
      ['联系电话', '姓名'],
      [person(3).phone, person(3).name],
      ['139****0004', '=cmd|calc'],
    ]);
    await expect((await blob?.text()) ?? '').toContain("'=cmd|calc");
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '打开' })).toHaveFocus());
  },
};

/** Stopped halfway: the choices stay, and what has arrived can be saved. */
export const Stopped: Story = {
  args: { exportAll: peopleSource(50_000, 40), total: 50_000 },
  play: async () => {
    await press(kitText('导出'));
    await screen.findByText(isChinese() ? /\d+000 \/ 50000 条/ : /\d+000 \/ 50000/);
    await press(kitText('停止导出'));
    await screen.findByText(kitText('已停止导出'));
    await expect(saved).not.toHaveBeenCalled();
    const keep = await screen.findByRole('button', { name: kitPattern(/保存已取得的 \d+ 条/) });
    const count = Number(/\d+/.exec(keep.textContent.replaceAll(',', ''))?.[0]);
    await userEvent.click(keep);
    await screen.findByText(kitText(`已导出 ${count} 条，文件已交给浏览器保存。`));
    const [sheet] = await readSpreadsheet(saved.mock.lastCall?.[1] ?? new Blob());
    await expect((await sheet?.rows()) ?? []).toHaveLength(1 + count);
  },
};

/** A source that fails halfway says why, and keeps what has arrived. */
export const Failed: Story = {
  args: {
    exportAll: async function* failing() {
      yield [person(1)];
      throw new Error('服务器没有应答（504）');
    } as ExportAll<unknown>,
  },
  play: async () => {
    await press(kitText('导出'));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      kitText('取数据时出错：服务器没有应答（504）。请稍后重新导出。'),
    );
    await expect(screen.getByRole('button', { name: kitText('重新导出') })).toBeEnabled();
  },
};

/** Fifty thousand records are written, none left out; the bench holds how long the page is busy at a stretch. */
export const FiftyThousand: Story = {
  tags: ['oneLanguage'],
  args: { exportAll: peopleSource(50_000, 0, 2500), total: 50_000 },
  play: async () => {
    const button = await screen.findByRole('button', { name: kitText('导出') });
    button.click();
    await waitFor(() => expect(saved).toHaveBeenCalled(), { timeout: 25_000 });
    await screen.findByText(kitPattern(/已导出 50000 条/));
    await expect(saved.mock.lastCall?.[1].size).toBeGreaterThan(1_000_000);
  },
};
