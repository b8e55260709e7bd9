import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { residentColumns } from '../DataTable/fixtures/residents.ts';
import type { Resident } from '../DataTable/fixtures/residents.ts';
import { ColumnSettings, type ColumnSettingsProps } from './ColumnSettings.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { tabTo } from '../fixtures/tabTo.ts';

function Controlled(props: ColumnSettingsProps<Resident>) {
  const [layout, setLayout] = useState(props.layout);
  return (
    <ColumnSettings
      {...props}
      layout={layout}
      onLayoutChange={(next) => {
        setLayout(next);
        props.onLayoutChange(next);
      }}
    />
  );
}

/**
 * **Do** put it in a popover or drawer beside the table, and keep the layout per user and table. **Do not** use it for
 * lists of four columns or fewer, where nothing needs to be set.
 */
export default {
  component: ColumnSettings<Resident>,
  args: { columns: residentColumns, layout: {}, onLayoutChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ColumnSettings<Resident>>;
type Story = StoryObj<typeof ColumnSettings<Resident>>;

const order = () => [...document.querySelectorAll<HTMLElement>('li[data-column]')].map((item) => item.dataset.column);

/** Hides, moves, freezes and resets columns without a pointer; focus stays on what was pressed. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(kitText('显示 8 / 8 列'))).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: '姓名' })).toBeDisabled();
    const phone = canvas.getByRole('checkbox', { name: '联系电话' });
    await tabTo(phone);
    await userEvent.keyboard(' ');
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith({ shown: { phone: false } });
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(order().slice(0, 4)).toEqual(['name', 'state', 'phone', 'address']);
    await expect(canvas.getByRole('status')).toHaveTextContent(kitText('联系电话移到第 3 位'));
    await expect(phone).toHaveFocus();
    await userEvent.tab();
    await userEvent.selectOptions(document.activeElement as HTMLElement, 'end');
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith(expect.objectContaining({ pins: { phone: 'end' } }));
    await userEvent.keyboard('{Tab}{Enter}{Enter}{Enter}');
    await expect(order().slice(0, 3)).toEqual(['phone', 'name', 'state']);
    await expect(canvas.getByRole('button', { name: kitText('前移联系电话') })).toHaveFocus();
    const reset = canvas.getByRole('button', { name: kitText('恢复默认') });
    await tabTo(reset, { shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith({});
    await expect(order()[0]).toBe('name');
    await waitFor(() => expect(reset).toBeDisabled());
    await expect(document.activeElement).toHaveAttribute('type', 'checkbox');
  },
};

/** A column dragged onto another takes its place. */
export const Dragged: Story = {
  play: async ({ canvasElement }) => {
    const item = (id: string) => canvasElement.querySelector<HTMLElement>(`li[data-column="${id}"]`) as HTMLElement;
    const dataTransfer = new DataTransfer();
    await fireEvent.dragStart(item('day'), { dataTransfer });
    await fireEvent.dragOver(item('state'), { dataTransfer });
    await expect(item('state')).toHaveAttribute('data-drop', 'before');
    await fireEvent.drop(item('state'), { dataTransfer });
    await expect(order().slice(0, 4)).toEqual(['name', 'phone', 'day', 'state']);
    await expect(canvasElement.querySelector('[data-drop]')).toBeNull();
  },
};

/** Columns that are hidden until asked for, and titles over several columns. */
export const HiddenAndGrouped: Story = {
  args: {
    columns: residentColumns.map((column) => ({
      ...column,
      ...(column.id === 'marks' && { isHidden: true }),
      ...(column.kind === 'date' && { group: '登记' }),
    })),
    layout: { pins: { phone: 'start' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: '人员标签' })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: '登记 / 登记时间' })).toBeChecked();
    await expect(canvas.getByRole('combobox', { name: kitText('固定联系电话') })).toHaveValue('start');
  },
};
