import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTableProps.ts';
import { residentActions, residentColumns, residents } from './fixtures/residents.ts';
import type { Resident } from './fixtures/residents.ts';
import { kitText } from '../fixtures/kitText.ts';

const held: { refresh: () => void } = { refresh: () => undefined };

/** A list whose rows change places while something is pressed, as when an answer of the server comes. */
function Changing(args: DataTableProps<Resident>) {
  const [rows, setRows] = useState(args.rows);
  useEffect(() => {
    held.refresh = () => setRows(rows.toReversed());
  }, [rows]);
  return (
    <div style={{ blockSize: 480 }}>
      <DataTable {...args} rows={rows} />
    </div>
  );
}

/** **Do** reload rows at any time: a press means the record on which it began. */
export default {
  title: 'DataTable/Press',
  component: DataTable<Resident>,
  args: {
    label: '居民',
    columns: residentColumns,
    rows: residents.slice(0, 8),
    getRowId: (row) => row.id,
    actions: residentActions,
    onAction: fn(),
    onRowOpen: fn(),
    onSelectedChange: fn(),
  },
  render: (args) => <Changing {...args} />,
} satisfies Meta<typeof DataTable<Resident>>;
type Story = StoryObj<typeof DataTable<Resident>>;

const nameIn = (row: HTMLElement | undefined) => row?.querySelector('[role="rowheader"]')?.textContent;

/**
 * A press never means a record that takes the place of another meanwhile: it is said, and the next press counts; a menu
 * closes.
 */
export const OnAnotherRecord: Story = {
  play: async ({ canvas, args }) => {
    const user = userEvent.setup();
    const row = canvas.getAllByRole('row')[1] as HTMLElement;
    const edit = within(row).getByRole('button', { name: '编辑' });
    const [first, last] = [args.rows[0], args.rows.at(-1)];
    const changed = async () => {
      const before = nameIn(row);
      held.refresh();
      await waitFor(() => expect(nameIn(row)).not.toBe(before));
    };
    await user.pointer({ keys: '[MouseLeft>]', target: edit });
    await changed();
    await user.pointer({ keys: '[/MouseLeft]', target: edit });
    await expect(args.onAction).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      kitText('列表刚刚更新，这一行已是另一条记录，请再按一次'),
    );
    await user.click(edit);
    await expect(args.onAction).toHaveBeenLastCalledWith('edit', last);
    await user.keyboard('{ >}');
    await changed();
    await user.keyboard('{/ }');
    await expect(args.onAction).toHaveBeenCalledTimes(1);
    await user.keyboard(' ');
    await expect(args.onAction).toHaveBeenLastCalledWith('edit', first);
    const name = row.querySelector('[role="rowheader"]') as HTMLElement;
    await user.click(name);
    await changed();
    await user.click(name);
    await expect(args.onRowOpen).not.toHaveBeenCalled();
    await user.dblClick(name);
    await expect(args.onRowOpen).toHaveBeenLastCalledWith(last);
    await expect(getSelection()?.toString()).toBe('');
    await user.click(within(row).getByRole('button', { name: kitText('更多') }));
    await within(document.body).findByRole('menu', {}, { timeout: 10_000 });
    held.refresh();
    await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());
  },
};

/** Actions join those of a row, as when the rights of the person come after the rows. */
function Joining(args: DataTableProps<Resident>) {
  const [count, setCount] = useState(1);
  useEffect(() => {
    held.refresh = () => setCount(6);
  }, []);
  const actions: DataTableProps<Resident>['actions'] = () =>
    Array.from({ length: count }, (_, at) => ({ id: String(at), label: at === 0 ? '恢复' : `操作 ${at}` }));
  return <DataTable {...args} actions={actions} actionsWidth={110} />;
}

/** A press that began before others joined still counts. */
export const WhileOthersJoin: Story = {
  render: (args) => <Joining {...args} />,
  play: async ({ canvas, args }) => {
    const user = userEvent.setup();
    const restore = canvas.getAllByRole('button', { name: '恢复' })[1] as HTMLElement;
    await user.pointer({ keys: '[MouseLeft>]', target: restore });
    held.refresh();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: kitText('更多') })[0]).toBeVisible());
    await user.pointer({ keys: '[/MouseLeft]', target: restore });
    await expect(args.onAction).toHaveBeenCalledWith('0', args.rows[1]);
  },
};

/** Buttons are drawn in every row, whether a pointer is there or not; the keys of a cell count from a box as well. */
export const WholePageFromABox: Story = {
  play: async ({ canvas, args }) => {
    const user = userEvent.setup();
    const [button] = canvas.getAllByRole('button', { name: '编辑' });
    await expect(button && getComputedStyle(button).getPropertyValue('-webkit-text-fill-color')).not.toBe(
      'rgba(0, 0, 0, 0)',
    );
    const [, box] = canvas.getAllByRole('checkbox');
    await user.click(box as HTMLElement);
    await user.keyboard('{Control>}a{/Control}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set(args.rows.map(({ id }) => id)));
  },
};
