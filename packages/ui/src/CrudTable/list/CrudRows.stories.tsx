import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { toggleRow } from '../../DataTable/useTableActs.ts';
import { Descriptions } from '../../Descriptions/Descriptions.tsx';
import type { CrudField, CrudRow } from '../CrudTable.tsx';
import { manyPeople, peopleFields } from '../fixtures/manyPeople.ts';
import { memorySource } from '../../memorySource/memorySource.tsx';
import { PeopleTable } from '../fixtures/PeopleTable.tsx';
import { kitPattern, kitText } from '../../fixtures/kitText.ts';
import { press } from '../../fixtures/press.ts';

/**
 * Rows that say more. **Do** let the source add up totals over all matching rows: page totals do not say how much there
 * is. **Do not** merge cells in a list that people sort by another column: only neighbours are merged.
 */
export default { component: PeopleTable } satisfies Meta<typeof PeopleTable>;
type Story = StoryObj<typeof PeopleTable>;

const more = (change: Readonly<Record<string, Partial<CrudField>>>) =>
  peopleFields.map((field) => ({ ...field, ...change[field.name] }));
const cell = () => document.activeElement as HTMLElement;
const line = () => cell().closest('tr')?.getAttribute('aria-rowindex');
const intoGrid = async (grid: HTMLElement, words: string) => {
  await within(grid).findByText(words);
  grid.querySelector<HTMLElement>('td[tabindex="0"], th[tabindex="0"]')?.focus();
};

const summed = more({ age: { summary: 'sum', unit: '岁', inline: false }, kind: { summary: 'count' } });
const adding = memorySource(manyPeople(), { totals: ['age'], latency: 20 });

/** Totals of the page under the rows, and under them those of all that matches; the arrows reach both. */
export const Totals: Story = {
  args: { fields: summed, source: adding },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: '人员' });
    await intoGrid(grid, '王建国1');
    const [first] = manyPeople();
    const page = manyPeople()
      .slice(0, 10)
      .reduce((sum, row) => sum + Number(row.age), 0);
    const whole = manyPeople().reduce((sum, row) => sum + Number(row.age), 0);
    await expect(first?.age).toBe(0);
    await waitFor(() => expect(within(grid).getByRole('rowheader', { name: kitText('本页合计') })).toBeVisible());
    await expect(within(grid).getByRole('gridcell', { name: `${page} 岁` })).toBeVisible();
    await expect(within(grid).getByRole('gridcell', { name: `${whole} 岁` })).toBeVisible();
    await expect(grid).toHaveAttribute('aria-rowcount', '100003');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(line()).toBe('100003');
    await userEvent.keyboard('{ArrowUp}');
    await expect(line()).toBe('100002');
  },
};

const merging = more({ gridId: { merge: true } });

/** Equal neighbours are one cell; every row keeps its value for keys, copies and screen readers. */
export const Merged: Story = {
  args: { fields: merging, start: { sort: [{ id: 'gridId', desc: false }] } },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: '人员' });
    await within(grid).findAllByText('第1网格');
    const cells = within(grid).getAllByRole('gridcell', { name: '第1网格' });
    await expect(cells).toHaveLength(10);
    const rows = [...grid.querySelectorAll('tr[data-slot]')].map((row) => row.getBoundingClientRect());
    await expect(Math.round(cells[0]?.getBoundingClientRect().bottom ?? 0)).toBe(
      Math.round((rows[9]?.bottom ?? 0) - 1),
    );
  },
};

const whole = memorySource(manyPeople());
const atOnce = {
  ...whole,
  page: (query: Parameters<typeof whole.page>[0], signal: AbortSignal) =>
    whole.page({ ...query, page: 1, size: 100_000 }, signal),
};

/** 100,000 rows at once: those in sight are drawn, keys go through all, and a search answers on the spot. */
export const HundredThousand: Story = {
  tags: ['oneLanguage'],
  args: { source: atOnce, isUnpaged: true, isVirtual: true },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: '人员' });
    await intoGrid(grid, '王建国1');
    const drawn = () => grid.querySelectorAll('tr[data-slot]').length;
    await expect(grid).toHaveAttribute('aria-rowcount', '100001');
    await expect(drawn()).toBeLessThan(90);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(line()).toBe('100001');
    await userEvent.keyboard('{Home} ');
    await canvas.findByText(kitText('已选 1 条'), { selector: 'button *' });
    await press(canvas.getByRole('searchbox', { name: kitText('搜索人员') }), '秀英1{Enter}');
    await canvas.findByText(kitPattern(/筛选条件已变，原来选中的 1 条已取消选择/), { selector: 'div[class*=lost]' });
    await waitFor(() => expect(Number(grid.getAttribute('aria-rowcount'))).toBeLessThan(5000));
    await expect(drawn()).toBeGreaterThan(5);
  },
};

/** A page of 200 draws the rows in sight, and all of them once the browser searches the page. */
export const LongPage: Story = {
  tags: ['oneLanguage'],
  args: { source: whole, start: { size: 200 } },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: '人员' });
    await within(grid).findByText('王建国1');
    const drawn = () => grid.querySelectorAll('tr[data-slot]').length;
    await waitFor(() => expect(drawn()).toBeGreaterThan(5));
    await expect(drawn()).toBeLessThan(90);
    await userEvent.keyboard('{Control>}f{/Control}');
    await expect(drawn()).toBe(200);
    await userEvent.click(canvas.getByRole('button', { name: kitText('下一页') }));
    await waitFor(() => expect(grid).toHaveAttribute('aria-busy', 'false'));
    await waitFor(() => expect(drawn()).toBeLessThan(90));
  },
};

const households: CrudRow[] = manyPeople().map((row, at) =>
  at % 5 === 0 ? { ...row, hasChildren: true } : { ...row, parentId: String(at - (at % 5) + 1) },
);
const failures = { left: 0 };
const nested = memorySource(households, {
  isTree: true,
  latency: 30,
  failure: (call) => {
    if (call !== 'children' || failures.left === 0) return undefined;
    failures.left -= 1;
    return '下级没有读到，请稍后重试';
  },
});

/** What stands under a row is read when it opens, is selected like others, and stays open when the list is read. */
export const LazyChildren: Story = {
  args: { source: nested, isTree: true },
  beforeEach: () => {
    failures.left = 1;
  },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('treegrid', { name: '人员' });
    await within(grid).findByText('王建国1');
    const open = async (name: string) => {
      const twisty = within((await within(grid).findByText(name)).closest('tr') as HTMLElement).getByRole('button', {
        name: kitPattern(/^展开$/),
      });
      await press(twisty);
    };
    await open('王建国1');
    await canvas.findByText('下级没有读到，请稍后重试');
    await expect(within(grid).getByText('王建国1').closest('tr')).toHaveAttribute('aria-expanded', 'false');
    await open('王建国1');
    const child = (await within(grid).findByText('黄国栋2')).closest('tr') as HTMLElement;
    await expect(child).toHaveAttribute('aria-level', '2');
    await press(within(child).getByRole('checkbox', { name: '黄国栋2' }), ' ');
    await canvas.findByText(kitText('已选 1 条'), { selector: 'button *' });
    await press(canvas.getByRole('button', { name: kitText('刷新') }));
    await waitFor(() => expect(grid).toHaveAttribute('aria-busy', 'false'));
    await expect(within(grid).getByText('黄国栋2').closest('tr')).toHaveAttribute('aria-selected', 'true');
  },
};

/** A row opens for more by Space on its button's cell; one stays open while others open and close. */
export const Detail: Story = {
  render: function WithDetail(args) {
    const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
    const detail = useMemo(
      () => ({
        render: (row: CrudRow) => (
          <Descriptions
            items={[
              { label: '住址', value: String(row.address) },
              { label: '最近走访', value: String(row.visited) },
            ]}
          />
        ),
        isExpanded: (row: CrudRow) => open.has(row.id),
        onToggle: (row: CrudRow) => setOpen((now) => toggleRow(row.id, now)),
      }),
      [open],
    );
    return <PeopleTable {...args} detail={detail} />;
  },
  play: async ({ canvas, canvasElement }) => {
    const grid = await canvas.findByRole('grid', { name: '人员' });
    await intoGrid(grid, '王建国1');
    await userEvent.keyboard(' {ArrowDown}');
    await expect(cell()).toHaveTextContent('清溪大道1号');
    await userEvent.keyboard('{ArrowDown} ');
    await expect(canvasElement.querySelectorAll('[data-detail]')).toHaveLength(2);
    await userEvent.keyboard(' ');
    await expect(canvasElement.querySelectorAll('[data-detail]')).toHaveLength(1);
  },
};
