import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Descriptions } from '../Descriptions/Descriptions.tsx';
import { Sparkline } from '../Sparkline/Sparkline.tsx';
import type { Column } from './column.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTableProps.ts';
import { manyResidents } from './fixtures/manyResidents.ts';
import { residentColumns, residents as all, type Resident } from './fixtures/residents.ts';
import { toggleRow } from './useTableActs.ts';
import { kitPattern, kitText } from '../fixtures/kitText.ts';

const residents = all.slice(0, 16);
const getRowId = (row: Resident) => row.id;
const cell = () => document.activeElement as HTMLTableCellElement;
const rowIndex = () => cell().closest('tr')?.getAttribute('aria-rowindex');

function Live(args: DataTableProps<Resident>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(args.selected ?? new Set());
  return (
    <div style={{ blockSize: 480 }}>
      <DataTable
        {...args}
        {...(args.onSelectedChange && {
          selected,
          onSelectedChange: (next: ReadonlySet<string>) => {
            args.onSelectedChange?.(next);
            setSelected(next);
          },
        })}
      />
    </div>
  );
}

/**
 * **Do** window a list of more than about 1,000 rows on one page. **Do not** combine row details with windowing:
 * windowed rows all have the same height.
 */
export default {
  title: 'DataTable/Rows',
  component: DataTable<Resident>,
  args: { label: '居民', columns: residentColumns, rows: residents, getRowId, onRowClick: fn(), onRowOpen: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof DataTable<Resident>>;
type Story = StoryObj<typeof DataTable<Resident>>;

/** What stands under a row opens and closes; the arrows go through it, Tab reaches what is in it. */
export const Detail: Story = {
  render: function LiveDetail(args) {
    const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['2']));
    const detail = useMemo(
      () => ({
        render: (row: Resident) => (
          <Descriptions
            items={[
              { label: '现住地址', value: row.address },
              { label: '登记时间', value: row.day },
            ]}
          />
        ),
        isExpanded: (row: Resident) => open.has(row.id),
        canExpand: (row: Resident) => row.id !== '4',
        onToggle: (row: Resident) => setOpen(toggleRow(row.id, open)),
      }),
      [open],
    );
    return <Live {...args} detail={detail} />;
  },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvasElement.querySelectorAll('[data-detail]')).toHaveLength(1);
    await userEvent.keyboard('{Tab} ');
    await expect(canvasElement.querySelectorAll('[data-detail]')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}');
    await expect(cell()).toHaveTextContent(residents[0]?.address ?? '');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(document.activeElement).toHaveAccessibleName(kitPattern(/^收起$/));
    await userEvent.keyboard('{Enter}');
    await expect(canvasElement.querySelectorAll('[data-detail]')).toHaveLength(1);
    await userEvent.keyboard('{Escape}{ArrowDown}{ArrowDown}{ArrowRight}{Enter}');
    await expect(args.onRowOpen).toHaveBeenLastCalledWith(residents[3]);
    await expect(canvas.getAllByRole('button', { name: kitPattern(/展开|收起/) })).toHaveLength(15);
  },
};

const merging: Column<Resident>[] = [
  {
    id: 'street',
    header: '街道',
    width: 150,
    merge: true,
    value: (row) => (Number(row.id) < 8 ? '城东街道' : '城西街道'),
  },
  ...residentColumns
    .filter(({ id }) => id !== 'isOn')
    .map((column) => ({ ...column, ...(column.id === 'name' && { pin: undefined }) })),
];
const byStreet = residents.slice(0, 12);

/** Equal neighbours are one cell; each row keeps its value for readers, copies and paper, and shows it in focus. */
export const Merged: Story = {
  args: { columns: merging, rows: byStreet },
  play: async ({ canvas, canvasElement }) => {
    const spanning = canvas.getAllByRole('gridcell', { name: '城东街道' })[0] as HTMLElement;
    const rows = [...canvasElement.querySelectorAll('tr[data-slot]')].map((row) => row.getBoundingClientRect());
    await expect(Math.round(spanning.getBoundingClientRect().bottom)).toBe(Math.round((rows[6]?.bottom ?? 0) - 1));
    await expect(canvas.getAllByText('城东街道')).toHaveLength(7);
    await userEvent.keyboard('{Tab}{ArrowDown}{ArrowDown}');
    await expect(rowIndex()).toBe('4');
    await expect(cell().firstElementChild?.getBoundingClientRect().width).toBeGreaterThan(40);
  },
};

/** Totals of the page, or given ones of all pages; they stay visible and are reached with the arrows. */
export const Totals: Story = {
  args: {
    columns: residentColumns.map((column) => ({
      ...column,
      ...(column.id === 'money' && { summary: 'sum' as const }),
      ...(column.id === 'state' && {
        summary: (rows: readonly Resident[]) => `待核实 ${rows.filter(({ state }) => state.tone === 'warning').length}`,
      }),
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    const sum = residents.reduce((total, { money }) => total + Math.round(Number(money) * 100), 0) / 100;
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: kitText('本页合计') })).toBeVisible());
    await expect(canvas.getByRole('gridcell', { name: sum.toFixed(2) })).toBeVisible();
    await expect(canvas.getByRole('gridcell', { name: '待核实 4' })).toBeVisible();
    await userEvent.keyboard('{Tab}{Control>}{End}{/Control}');
    await expect(rowIndex()).toBe('18');
    await expect(canvasElement.querySelector('tfoot')?.getBoundingClientRect().bottom).toBeLessThanOrEqual(480 + 40);
  },
};

/** The focused cell is copied as shown; the range grows with Shift; Ctrl+A takes the page, then all. */
export const CopyAndSelect: Story = {
  args: { onSelectedChange: fn(), onSelectAllMatching: fn(), rowCount: 1283 },
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('{Tab}{ArrowRight}{ArrowRight}');
    const data = new DataTransfer();
    document.body.dispatchEvent(new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }));
    await expect(data.getData('text/plain')).toBe(residents[0]?.phone);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(kitText(`已复制：${residents[0]?.phone ?? ''}`)),
    );
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set(['1', '2', '3']));
    await expect(rowIndex()).toBe('4');
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set(residents.map(getRowId)));
    await expect(canvas.getByRole('status')).toHaveTextContent(kitPattern(/再按一次 Ctrl\+A 选择全部 1283 条/));
    await expect(args.onSelectAllMatching).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(args.onSelectAllMatching).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getAllByText(residents[1]?.phone ?? '')[0] as HTMLElement);
    await expect(args.onRowClick).toHaveBeenLastCalledWith(residents[1]);
  },
};

const hundredThousand = manyResidents(100_000);

/** 100,000 rows: only those in sight are drawn, and the keys move the window. */
export const HundredThousand: Story = {
  tags: ['oneLanguage'],
  args: { isVirtual: true, density: 'compact', numbered: true, onSelectedChange: fn() },
  render: (args) => <Live {...args} rows={hundredThousand} />,
  play: async ({ canvasElement }) => {
    const grid = canvasElement.querySelector('table') as HTMLTableElement;
    const drawn = () => grid.querySelectorAll('tr[data-slot]').length;
    await waitFor(() => expect(drawn()).toBeGreaterThan(20));
    await expect(grid).toHaveAttribute('aria-rowcount', '100001');
    await expect(drawn()).toBeLessThan(90);
    await userEvent.keyboard('{Tab}{ArrowRight}{ArrowRight}{Control>}{End}{/Control}');
    await expect(rowIndex()).toBe('100001');
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
    await expect(cell()).toHaveTextContent(hundredThousand[99_999]?.name ?? '');
    await userEvent.keyboard('{PageUp}');
    await expect(Number(rowIndex())).toBeLessThan(100_000);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(rowIndex()).toBe('2');
    const frame = grid.parentElement as HTMLElement;
    frame.scrollTop = 1_000_000;
    await waitFor(() => expect(document.activeElement).toBe(grid.querySelector('tbody')));
    const seen = document
      .elementFromPoint(frame.getBoundingClientRect().left + 200, frame.getBoundingClientRect().top + 200)
      ?.closest('tr');
    await expect(Math.abs(Number(seen?.getAttribute('aria-rowindex')) - 1_000_000 / 32)).toBeLessThan(12);
    await userEvent.keyboard('{ArrowDown}');
    await expect(rowIndex()).toBe('3');
    await expect(canvasElement.querySelectorAll('table td[tabindex="0"], table th[tabindex="0"]')).toHaveLength(1);
  },
};

const trend = (row: Resident) =>
  Array.from({ length: 8 }, (_, at) => ({
    key: String(at + 1),
    label: `${at + 1}月`,
    value: (Number(row.id) * 7 + at * at * 5) % 23,
  }));
const cut: Column<Resident>[] = [
  { id: 'name', header: '姓名', width: 100, isTitle: true, value: (row) => row.name },
  { id: 'address', header: '现住地址', width: 220, value: (row) => row.address },
  {
    id: 'trend',
    header: '近八月上报',
    kind: 'custom',
    width: 130,
    value: (row) =>
      trend(row)
        .map(({ value }) => value)
        .join(' '),
    render: (row) => <Sparkline isStatic title={`${row.name}近八月上报`} values={trend(row)} height={24} />,
  },
];

/** Your own cells, roomy rows, and the whole text of a cell that its row cuts, under focus as under the pointer. */
export const CustomAndCut: Story = {
  args: { columns: cut, rows: residents.slice(0, 8), density: 'roomy' },
  play: async ({ canvas }) => {
    const [address] = canvas.getAllByText(residents[0]?.address ?? '');
    await expect(address).toHaveStyle({ overflow: 'visible' });
    await expect(address?.scrollHeight).toBeGreaterThan(address?.clientHeight ?? 0);
    await userEvent.keyboard('{Tab}{ArrowRight}');
    await waitFor(() =>
      expect(within(document.body).getByRole('tooltip')).toHaveTextContent(residents[0]?.address ?? ''),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('tooltip')).toBeNull());
    await userEvent.keyboard('{ArrowLeft}');
    await expect(within(document.body).queryByRole('tooltip')).toBeNull();
  },
};
