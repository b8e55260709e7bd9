import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { kitText } from '../fixtures/kitText.ts';
import { ReportTable } from './ReportTable.tsx';

/**
 * **Do** let each figure lead to what it counts, and say by which rule it is made. **Do not** show more columns than a
 * sheet of A4 has room for.
 */
export default {
  component: ReportTable,
  args: {
    label: '事件办理统计',
    columns: [
      { name: 'who', label: '网格员', as: 'text' },
      { name: 'reported', label: '上报', unit: '件', isSummed: true, rule: '本期上报且未作废的事件' },
      { name: 'late', label: '超期', unit: '件', isSummed: true, isMoreBetter: false },
      { name: 'content', label: '满意率', as: 'percent', rule: '满意和非常满意占已评价的比例' },
    ],
    rows: [
      { id: '1', who: '汪芷莉', reported: 12, late: 1, content: 91.7 },
      { id: '2', who: '陈建国', reported: 31, late: 0, content: null },
      { id: '3', who: '周敏', reported: 12, late: 4, content: 75 },
    ],
    before: { label: '上月', rows: [{ id: '1', reported: 8, late: 1, content: 95 }] },
    hrefOf: (row, column) => (column === 'who' ? undefined : `#${row.id}-${column}`),
  },
} satisfies Meta<typeof ReportTable>;
type Story = StoryObj<typeof ReportTable>;

export const Ranked: Story = {
  play: async ({ canvas }) => {
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect(names().slice(0, 3)).toEqual(['陈建国', '汪芷莉', '周敏']);
    await userEvent.click(canvas.getByRole('button', { name: /^超期/ }));
    await expect(names()[0]).toBe('周敏');
    await expect(canvas.getByRole('columnheader', { name: /^超期/ })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByText(kitText('计算规则')));
    await expect(canvas.getByText('本期上报且未作废的事件')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '31' })).toHaveAttribute('href', '#2-reported');
  },
};

export const NoFigures: Story = { args: { rows: [] } };

export const Loading: Story = { args: { isLoading: true } };

const wide = Array.from({ length: 12 }, (_, at) => `f${at}`);
/** Width of A4 across without its margins, in pixels. */
const SHEET = ((297 - 24) / 25.4) * 96;

/** A report with many columns on a sheet of A4: none is cut, and none of their words. */
export const OnPaper: Story = {
  args: {
    columns: [
      { name: 'who', label: '部门', as: 'text' },
      ...wide.map((name) => ({ name, label: '按时办结事件', unit: '件', isSummed: true })),
    ],
    rows: [{ id: '1', who: '综合行政执法队', ...Object.fromEntries(wide.map((name) => [name, 1_234_567])) }],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: kitText('打印') }));
    const frame = await screen.findByTitle<HTMLIFrameElement>(kitText('打印预览'));
    await waitFor(() => expect(frame.contentDocument?.querySelectorAll('tbody tr').length).toBeGreaterThan(0));
    const paper = frame.contentDocument;
    frame.style.width = `${SHEET}px`;
    const table = paper?.querySelector('table') as HTMLTableElement;
    await waitFor(() => expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(SHEET + 1));
    const cells = [...table.querySelectorAll('th, td')];
    await expect(cells.length).toBeGreaterThan(2 * wide.length);
    await expect(cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1)).toEqual([]);
    await expect(paper?.querySelectorAll('tbody tr')).toHaveLength(1);
    await expect(paper?.querySelector('tfoot')).toHaveTextContent(kitText('合计'));
    await expect(paper?.querySelectorAll('.signatures li')).toHaveLength(2);
  },
};
