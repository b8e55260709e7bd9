import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTableProps.ts';
import { residentActions, residentColumns, residents, type Resident } from './fixtures/residents.ts';
import { toggleRow } from './useTableActs.ts';
import { kitText } from '../fixtures/kitText.ts';
import { inBox } from '../fixtures/surroundings.tsx';

const getRowId = (row: Resident) => row.id;

function Live(args: DataTableProps<Resident>) {
  const [sort, setSort] = useState(args.sort ?? []);
  const [selected, setSelected] = useState(args.selected ?? new Set<string>());
  const [rows, setRows] = useState(args.rows);
  const onAction = (id: string, row: Resident) => {
    args.onAction?.(id, row);
    if (id === 'remove') setRows(rows.filter((one) => one !== row));
  };
  return (
    <div style={{ blockSize: 480 }}>
      <DataTable
        {...args}
        rows={rows}
        onAction={onAction}
        sort={sort}
        onSortChange={(next) => {
          args.onSortChange?.(next);
          setSort(next);
        }}
        selected={selected}
        onSelectedChange={(next) => {
          args.onSelectedChange?.(next);
          setSelected(next);
        }}
      />
    </div>
  );
}

export default {
  component: DataTable<Resident>,
  args: {
    label: '居民',
    columns: residentColumns,
    rows: residents,
    getRowId,
    rowCount: 1283,
    numbered: true,
    actions: residentActions,
    onSortChange: fn(),
    onSelectedChange: fn(),
    onAction: fn(),
    onToggle: fn(),
    onRowOpen: fn(),
    selected: new Set(['2', '5']),
    empty: '还没有居民',
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof DataTable<Resident>>;

type Story = StoryObj<typeof DataTable<Resident>>;

/** Everything a list has: frozen edges, boxes, numbers, tags, switches, buttons and a menu for more. */
export const Everything: Story = {
  play: async ({ canvas, args }) => {
    const grid = canvas.getByRole('grid', { name: '居民' });
    await expect(grid).toHaveAttribute('aria-rowcount', '1284');
    const [all, first, , third] = canvas.getAllByRole('checkbox');
    if (!all || !first || !third) throw new Error('The table draws no boxes, so nothing can be selected.');
    await expect(all).toHaveAttribute('aria-checked', 'mixed');
    await userEvent.click(first);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(third);
    await userEvent.keyboard('{/Shift}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set(['1', '2', '3', '5']));
    await expect(canvas.getByRole('status')).toHaveTextContent('4');
    await userEvent.click(within(canvas.getByRole('columnheader', { name: /姓名/ })).getByRole('button'));
    await expect(args.onSortChange).toHaveBeenLastCalledWith([{ id: 'name', desc: false }]);
    await expect(canvas.getByRole('columnheader', { name: /姓名/ })).toHaveAttribute('aria-sort', 'ascending');
    const [toggle] = canvas.getAllByRole('switch');
    if (toggle) await userEvent.click(toggle);
    await expect(args.onToggle).toHaveBeenLastCalledWith('isOn', residents[0], true);
    const [more] = canvas.getAllByRole('button', { name: kitText('更多') });
    if (more) await userEvent.click(more);
    await userEvent.click(
      await within(document.body).findByRole('menuitem', { name: /登记走访/ }, { timeout: 10_000 }),
    );
    await expect(args.onAction).toHaveBeenLastCalledWith('visit', residents[0]);
    await waitFor(() => expect(more).toHaveFocus());
  },
};

/** Buttons at a frozen edge are in sight: focus scrolls nothing sideways; the menu begins with the harmless. */
export const FocusAtTheEdge: Story = {
  args: {
    actions: (row) => [
      { id: 'print', label: '打印' },
      { id: 'copy', label: '复制' },
      ...residentActions(row).toReversed(),
    ],
  },
  decorators: [inBox({ inlineSize: 640 })],
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('grid').parentElement;
    const [more] = await canvas.findAllByRole('button', { name: kitText('更多') });
    if (!frame || !more) throw new Error('The table draws no menu for more.');
    await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth + 100);
    canvas.getAllByRole('gridcell')[0]?.focus();
    await userEvent.keyboard('{End}');
    await expect(frame.scrollLeft).toBe(0);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(more).toHaveFocus();
    await expect(frame.scrollLeft).toBe(0);
    await userEvent.keyboard('{Enter}');
    const items = await within(document.body).findAllByRole('menuitem', {}, { timeout: 10_000 });
    await waitFor(() => expect(items[0]).toHaveFocus());
    await expect(items[0]).not.toHaveTextContent('删除');
    await expect(items.at(-1)).toHaveTextContent('删除');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
    await expect(frame.scrollLeft).toBe(0);
  },
};

/** The keys of the grid: one tab stop, arrows, Enter into a cell, Escape back, Space for what a cell does. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    const cell = () => document.activeElement as HTMLTableCellElement;
    await expect(cell().parentElement).toHaveAttribute('aria-rowindex', '2');
    await expect(cell().cellIndex).toBe(0);
    await userEvent.keyboard(' ');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set(['1', '2', '5']));
    await userEvent.keyboard('{ArrowDown}{End}{Enter}');
    await expect(document.activeElement).toHaveTextContent('查看');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('edit', residents[1]);
    await userEvent.keyboard('{Escape}{Home}{ArrowRight}{ArrowRight}{Enter}');
    await expect(args.onRowOpen).toHaveBeenLastCalledWith(residents[1]);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(cell().parentElement).toHaveAttribute('aria-rowindex', '41');
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set(residents.map(getRowId)));
    await expect(canvasElement.querySelectorAll('table [tabindex="0"]')).toHaveLength(1);
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}{ArrowRight}{ArrowRight}');
    const width = cell().offsetWidth;
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(cell().offsetWidth).toBe(width + 16);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith([{ id: 'name', desc: false }]);
    await userEvent.tab();
    await expect(canvasElement.querySelector('table')).not.toContainElement(document.activeElement as HTMLElement);
  },
};

/** When the row with the focus goes, the focus stays in the grid: on its successor, or on the last row. */
export const AfterRemoval: Story = {
  args: { actions: (row) => residentActions(row).map(({ tone: _tone, ...action }) => action) },
  play: async ({ args }) => {
    const cell = () => document.activeElement?.closest('td')?.parentElement;
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{End}{Enter}{ArrowRight}{ArrowRight}{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('remove', residents[3]);
    await expect(cell()).toHaveAttribute('aria-rowindex', '5');
    await userEvent.keyboard('{Escape}{Control>}{End}{/Control}{Enter}{ArrowRight}{ArrowRight}{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('remove', residents.at(-1));
    await expect(cell()).toHaveAttribute('aria-rowindex', '39');
  },
};

/** New rows are on their way: the old ones stay. */
export const Busy: Story = { args: { isBusy: true } };

/** The first rows are on their way: a sketch of the same height. */
export const FirstRows: Story = { args: { rows: [], isBusy: true } };

/** There are no rows. */
export const NoRows: Story = {
  args: { rows: [], empty: <span>还没有居民</span> },
  decorators: [inBox({ inlineSize: 640 })],
  play: async ({ canvas }) => {
    const [words, grid] = [canvas.getByText('还没有居民'), canvas.getByRole('grid')];
    await expect(grid.scrollWidth).toBeGreaterThan(640);
    const middle = (element: Element) =>
      element.getBoundingClientRect().left + element.getBoundingClientRect().width / 2;
    await waitFor(() => expect(middle(words)).toBeCloseTo(middle(grid.parentElement ?? grid), 0));
  },
};

/** A narrow screen: the same columns as cards. */
export const Cards: Story = {
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.queryByRole('grid')).toBeNull());
    const [edit] = await canvas.findAllByRole('button', { name: '编辑' });
    if (edit) await userEvent.click(edit);
    await expect(args.onAction).toHaveBeenLastCalledWith('edit', residents[0]);
    const [all] = canvas.getAllByRole('checkbox');
    if (all) await userEvent.click(all);
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set(residents.map(getRowId)));
  },
};

const streets: Resident[] = residents.slice(0, 3);
const underOf = (row: Resident) => residents.slice(Number(row.id) * 4, Number(row.id) * 4 + 3);

/** Rows that hold other rows. */
export const Tree: Story = {
  render: function LiveTree(args) {
    const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['1']));
    const expand = useMemo(
      () => ({
        children: underOf,
        isExpanded: (row: Resident) => open.has(row.id),
        hasChildren: (row: Resident) => Number(row.id) <= 3,
        onToggle: (row: Resident) => setOpen(toggleRow(row.id, open)),
      }),
      [open],
    );
    return <DataTable {...args} rows={streets} expand={expand} onSelectedChange={undefined} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('treegrid')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
    await expect(canvas.getAllByRole('row')[2]).toHaveAttribute('aria-level', '2');
    await userEvent.keyboard('{Tab}{ArrowRight}{ArrowLeft}{ArrowRight}{ArrowLeft}');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(7));
  },
};
