import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { ColumnSettings } from '../../ColumnSettings/ColumnSettings.tsx';
import type { Column } from '../column.ts';
import { DataTable } from '../DataTable.tsx';
import type { DataTableProps } from '../DataTableProps.ts';
import { residentColumns, residents as all } from '../fixtures/residents.ts';
import type { Resident } from '../fixtures/residents.ts';
import { kitText } from '../../fixtures/kitText.ts';

const residents = all.slice(0, 16);
const getRowId = (row: Resident) => row.id;
const groupOf: Partial<Record<string, string[]>> = {
  phone: ['居民', '联系方式'],
  address: ['居民', '联系方式'],
  state: ['居民'],
  money: ['补贴'],
  isOn: ['补贴'],
};
const grouped: Column<Resident>[] = [...residentColumns]
  .sort((a, b) => Number(a.id === 'state') - Number(b.id === 'state'))
  .map((column) => ({ ...column, width: 150, ...(groupOf[column.id] && { group: groupOf[column.id] }) }));
const inGroups = ['name', 'phone', 'address', 'state', 'marks', 'money', 'isOn', 'day'].flatMap((id) =>
  grouped.filter((column) => column.id === id),
);

function Live(args: DataTableProps<Resident>) {
  const [layout, setLayout] = useState(args.layout ?? {});
  const [sort, setSort] = useState(args.sort ?? []);
  return (
    <div style={{ display: 'flex', gap: 24, blockSize: 480 }}>
      <div style={{ flex: 1, minInlineSize: 0 }}>
        <DataTable
          {...args}
          sort={sort}
          onSortChange={(next) => {
            args.onSortChange?.(next);
            setSort(next);
          }}
          layout={layout}
          onLayoutChange={(next) => {
            args.onLayoutChange?.(next);
            setLayout(next);
          }}
        />
      </div>
      <ColumnSettings columns={args.columns} layout={layout} onLayoutChange={setLayout} />
    </div>
  );
}

/**
 * **Do** keep `layout` per user and table. **Do not** freeze more than a third of the width: the scrolling part must
 * stay readable.
 */
export default {
  title: 'DataTable/Columns',
  component: DataTable<Resident>,
  args: {
    label: '居民',
    columns: residentColumns,
    rows: residents,
    getRowId,
    onSortChange: fn(),
    onLayoutChange: fn(),
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof DataTable<Resident>>;
type Story = StoryObj<typeof DataTable<Resident>>;

const titles = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('columnheader')
    .map((head) => head.textContent);
const head = (id: string) => document.querySelector<HTMLElement>(`th[data-column="${id}"]`) as HTMLElement;

/** Order and width without a pointer, from the titles themselves; the focus goes with the column. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, canvas, args }) => {
    await userEvent.keyboard('{Tab}{ArrowUp}{ArrowRight}{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    await expect(titles(canvasElement).slice(0, 4)).toEqual(['姓名', '状态', '联系电话', '现住地址']);
    await expect(head('phone')).toHaveFocus();
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(kitText('联系电话已后移一列'));
    const width = head('phone').offsetWidth;
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await expect(head('phone').offsetWidth).toBe(width + 32);
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ widths: { phone: width + 32 } }),
    );
    await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{/Control}');
    await expect(titles(canvasElement).slice(0, 3)).toEqual(['姓名', '联系电话', '状态']);
  },
};

/** A title dragged onto another takes its place; a hidden column leaves; a frozen one stays at its edge. */
export const MovedHiddenFrozen: Story = {
  args: {
    layout: { shown: { marks: false }, pins: { day: 'end', name: 'start', phone: 'start' }, widths: { address: 700 } },
  },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('table')?.parentElement as HTMLElement;
    await waitFor(() => expect(frame).toHaveAttribute('data-end'));
    await expect(titles(canvasElement)).not.toContain('人员标签');
    frame.scrollLeft = 200;
    await waitFor(() => expect(frame).toHaveAttribute('data-start'));
    await expect(Math.round(head('phone').getBoundingClientRect().left)).toBe(
      Math.round(frame.getBoundingClientRect().left + head('name').offsetWidth),
    );
    await expect(Math.round(head('day').getBoundingClientRect().right)).toBe(
      Math.round(frame.getBoundingClientRect().left + frame.clientWidth),
    );
    const dataTransfer = new DataTransfer();
    await userEvent.hover(head('isOn'));
    await waitFor(async () => {
      await fireEvent.dragStart(head('isOn'), { dataTransfer });
      await fireEvent.dragOver(head('state'), { dataTransfer });
      await expect(head('state')).toHaveAttribute('data-drop', 'before');
    });
    await fireEvent.drop(head('state'), { dataTransfer });
    await expect(titles(canvasElement)).toEqual([
      '姓名',
      '联系电话',
      '启用',
      '状态',
      '现住地址',
      '补贴（元）',
      '登记时间',
    ]);
  },
};

/** Titles on three levels; a title stands over its columns while they stand together. */
export const Grouped: Story = {
  args: { columns: inGroups },
  play: async ({ canvasElement, canvas }) => {
    const grid = canvas.getByRole('grid', { name: '居民' });
    await expect(grid).toHaveAttribute('aria-rowcount', '19');
    const contact = await canvas.findByRole('columnheader', { name: '联系方式' }, { timeout: 10_000 });
    await expect(contact).toHaveAttribute('aria-colspan', '2');
    const span = head('phone').getBoundingClientRect().left;
    await expect(Math.round(contact.getBoundingClientRect().left)).toBe(Math.round(span));
    await expect(Math.round(contact.getBoundingClientRect().right)).toBe(
      Math.round(head('address').getBoundingClientRect().right),
    );
    await expect(head('name').getBoundingClientRect().height).toBeGreaterThan(
      head('phone').getBoundingClientRect().height * 2.5,
    );
    await userEvent.tab();
    await expect(document.activeElement?.parentElement).toHaveAttribute('aria-rowindex', '4');
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await expect(head('phone')).toHaveFocus();
    await expect(canvasElement.querySelectorAll('table [tabindex="0"]')).toHaveLength(1);
  },
};

/** An order of several columns: Shift adds the next one; each shows its place, and the order is spoken once. */
export const SortedBySeveral: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('{Tab}{ArrowUp}{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith([{ id: 'name', desc: false }]);
    await userEvent.keyboard(
      '{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Shift>}{Enter}{Enter}{/Shift}',
    );
    await expect(args.onSortChange).toHaveBeenLastCalledWith([
      { id: 'name', desc: false },
      { id: 'money', desc: true },
    ]);
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(
      kitText(`已按${[kitText('姓名升序'), kitText('补贴（元）降序')].join(kitText('、'))}排列`),
    );
    await expect(
      await canvas.findByRole(
        'columnheader',
        { name: new RegExp(`补贴.*${kitText('第2排序，降序')}`) },
        { timeout: 10_000 },
      ),
    ).toBeVisible();
    await expect(
      canvas
        .getAllByRole('columnheader')
        .filter((title) => title.ariaSort === 'ascending' || title.ariaSort === 'descending'),
    ).toHaveLength(1);
    await fireEvent.click(within(head('day')).getByRole('button'), { shiftKey: true });
    await expect(args.onSortChange).toHaveBeenLastCalledWith([
      { id: 'name', desc: false },
      { id: 'money', desc: true },
      { id: 'day', desc: false },
    ]);
  },
};
