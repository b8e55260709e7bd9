import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { peopleColumns } from '../ExportDialog/fixtures/fakePeople.ts';
import { readSpreadsheet } from '../Spreadsheet/readSpreadsheet.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { imports, peopleImport } from './fixtures/ImportOpener.tsx';
import { choose, enter, peopleFile, saved, taken, workers } from './fixtures/importPeople.ts';
import { kitPattern, kitText } from '../fixtures/kitText.ts';

/**
 * Large files. A worker reads the file and types its cells; the rules are the caller’s own functions and run on the
 * page, in slices.
 */
export default { component: ImportDialog, ...imports, args: peopleImport } satisfies Meta<typeof ImportDialog>;
type Story = StoryObj<typeof ImportDialog>;

/** Where workers are forbidden the page does their work itself, in small pieces. */
export const WithoutWorkers: Story = {
  tags: ['oneLanguage'],
  beforeEach: () => {
    workers.isForbidden = true;
  },
  play: async () => {
    const file = await peopleFile(3000, 100);
    await choose(file);
    await enter(kitText('下一步：检查'));
    await screen.findByRole('button', { name: kitPattern(/先导入没有问题的 2970 行/) }, { timeout: 20_000 });
    await expect(workers.started).toBe(0);
  },
};

/** 10,000 rows, 300 bad cells: a worker checks them, stopping loses nothing, and what is left can be saved. */
export const TenThousand: Story = {
  tags: ['oneLanguage'],
  args: { columns: [...peopleColumns] },
  play: async () => {
    const file = await peopleFile(10_000, 33);
    await screen.findByLabelText(kitPattern(/点击选择/));
    const button = (words: string | RegExp) =>
      [...document.querySelectorAll('button')].find((one) => new RegExp(words).test(one.textContent));
    const until = async (words: string | RegExp) => {
      await waitFor(() => expect(button(words)).toBeEnabled(), { timeout: 20_000 });
      return button(words);
    };
    await choose(file);
    (await until(kitText('下一步')))?.click();
    (await until(kitPattern(/先导入/)))?.click();
    await waitFor(() => expect(taken.length).toBeGreaterThan(1000), { timeout: 20_000 });
    (await until(kitText('停止')))?.click();
    await until(kitText('改正后继续'));
    await expect(workers.started).toBe(1);
    const left = 10_000 - taken.length;
    await expect(screen.getByText(kitText(`还有 ${left} 行没有导入，都留在这里，可以改正后继续。`))).toBeVisible();
    await enter(kitText('导出失败的行'));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const [sheet] = await readSpreadsheet(saved.mock.lastCall?.[1] ?? new Blob());
    await expect(await sheet?.rows()).toHaveLength(left + 1);
    await enter(kitPattern(/重试这/));
    await waitFor(() => expect(taken).toHaveLength(9696), { timeout: 20_000 });
    await expect(new Set(taken.map(({ idCard }) => idCard)).size).toBe(9696);
    await enter(kitText('改正后继续'));
    const [first] = await screen.findAllByText(kitText('请写日期，如 2026-01-31'));
    await expect(first).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(
      await screen.findByRole('alertdialog', { name: kitText('还有 304 行没有导入，关闭吗？') }),
    ).toBeVisible();
  },
};
