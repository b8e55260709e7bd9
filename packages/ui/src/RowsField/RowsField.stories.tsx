import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NumberField } from '../NumberField/NumberField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { type RowCell, RowsField } from './RowsField.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { controlled } from '../fixtures/controlled.tsx';
import { press } from '../fixtures/press.ts';

const cell = ({ column, row, id, onChange }: RowCell) =>
  column.name === 'quantity' ? (
    <NumberField
      id={id}
      label={column.label}
      isCompact
      value={typeof row.quantity === 'number' ? row.quantity : null}
      onChange={onChange}
    />
  ) : (
    <TextField id={id} label={column.label} isCompact value={String(row[column.name] ?? '')} onChange={onChange} />
  );

/**
 * **Do** use it for a handful of rows that belong to one record and have no life of their own. **Do not** use it for
 * records that others refer to (a register of their own).
 */
export default {
  component: RowsField,
  args: {
    label: '物资储备',
    columns: [
      { name: 'name', label: '物资名称', weight: 2 },
      { name: 'quantity', label: '数量' },
      { name: 'unit', label: '计量单位' },
    ],
    renderCell: cell,
    value: [
      { name: '折叠床', quantity: 40, unit: '张' },
      { name: '饮用水', quantity: 60, unit: '箱' },
    ],
    onChange: fn(),
  },
  render: controlled(RowsField),
} satisfies Meta<typeof RowsField>;
type Story = StoryObj<typeof RowsField>;

export const ByKeyboard: Story = {
  play: async ({ canvas, args, step }) => {
    await step('move', async () => {
      await press(canvas.getByRole('button', { name: kitText('下移第 1 行') }));
      await expect(args.onChange).toHaveBeenLastCalledWith([
        { name: '饮用水', quantity: 60, unit: '箱' },
        { name: '折叠床', quantity: 40, unit: '张' },
      ]);
      await expect(canvas.getAllByRole('textbox', { name: '物资名称' })[1]).toHaveFocus();
    });
    await step('add', async () => {
      await press(canvas.getByRole('button', { name: kitText('添加一行') }));
      await expect(canvas.getAllByRole('textbox', { name: '物资名称' })[2]).toHaveFocus();
      await userEvent.keyboard('手电筒');
      await expect(args.onChange).toHaveBeenLastCalledWith([
        { name: '饮用水', quantity: 60, unit: '箱' },
        { name: '折叠床', quantity: 40, unit: '张' },
        { name: '手电筒' },
      ]);
    });
    await step('remove', async () => {
      await press(canvas.getByRole('button', { name: kitText('删除第 3 行') }));
      await expect(canvas.getAllByRole('textbox', { name: '物资名称' })).toHaveLength(2);
      await expect(canvas.getAllByRole('textbox', { name: '物资名称' })[1]).toHaveFocus();
    });
  },
};

export const Empty: Story = { args: { value: [], description: '没有储备时可以不填' } };

export const Invalid: Story = { args: { errorMessage: '物资储备第2行：请输入数量' } };

export const ReadOnly: Story = {
  args: {
    isReadOnly: true,
    renderCell: ({ column, row, id }) => (
      <TextField
        id={id}
        label={column.label}
        isReadOnly
        isCompact
        value={String(row[column.name] ?? '')}
        onChange={() => undefined}
      />
    ),
  },
};
