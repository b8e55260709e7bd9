import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TransferList } from './TransferList.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { controlled } from '../fixtures/controlled.tsx';
import { tabTo } from '../fixtures/tabTo.ts';

const names = [
  '城东街道第一网格',
  '城东街道第二网格',
  '城西街道第一网格',
  '城西街道第二网格',
  '青溪镇沿江网格',
  '青溪镇大湾网格',
  '白石镇集镇网格',
  '白石镇山口网格',
];
const options = names.map((label, index) => ({ value: String(index + 1), label, isDisabled: index === 3 }));
const many = Array.from({ length: 10_000 }, (_, index) => ({
  value: String(index),
  label: `网格员 ${String(index + 1).padStart(5, '0')}`,
}));

/**
 * **Do** use it to choose many from many, where people compare both lists or the order counts. **Do not** use it for
 * fewer than ten choices (Checkbox, MultiSelect) or for one (ComboBox).
 */
export default {
  component: TransferList,
  args: { label: '负责的网格', value: ['7', '2'], options, isOrdered: true, onChange: fn() },
  render: controlled(TransferList),
} satisfies Meta<typeof TransferList>;
type Story = StoryObj<typeof TransferList>;

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const from = canvas.getByRole('listbox', { name: kitText('可选项') });
    const to = canvas.getByRole('listbox', { name: kitText('已加入') });
    await tabTo(from);
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(canvas.getByText(kitText('已选 2 / 共 6'))).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['7', '2', '3', '5']);
    await expect(canvas.getByText(kitText(`已移入“${kitText('已加入')}” 2 项，现在共 4 项`))).toBeInTheDocument();
    await expect(from).toHaveFocus();
    await tabTo(to);
    await userEvent.keyboard('{Home}{Alt>}{ArrowDown}{/Alt}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['2', '7', '3', '5']);
    await userEvent.keyboard('{Control>}a{/Control}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByText(kitText('还没有加入任何项'))).toBeVisible();
    await expect(to).toHaveFocus();
  },
};

export const Searched: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('{Tab}{Tab}');
    await expect(canvas.getByRole('searchbox', { name: kitText(`在${kitText('可选项')}中查找`) })).toHaveFocus();
    await userEvent.keyboard('青溪');
    await expect(canvas.getByText(kitText('已选 0 / 找到 2 / 共 6'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: kitText('加入找到的') }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['7', '2', '5', '6']);
    await expect(canvas.getByText(kitText('没有找到“青溪”，请换个词再试'))).toBeVisible();
  },
};

export const TenThousand: Story = {
  args: { label: '参加人员', options: many, value: [], isOrdered: false },
  play: async ({ canvas, args }) => {
    const from = canvas.getByRole('listbox', { name: kitText('可选项') });
    await expect(within(from).getAllByRole('option').length).toBeLessThan(60);
    await tabTo(from);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(within(from).getByRole('option', { name: '网格员 10000' })).toBeVisible());
    await userEvent.keyboard('{Control>}a{/Control}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(many.map((one) => one.value));
    await expect(canvas.getByText(kitText('已选 0 / 共 10000'))).toBeVisible();
  },
};

export const Invalid: Story = { args: { value: [], isRequired: true, errorMessage: '请至少加入一个网格' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const ReadOnly: Story = { args: { isReadOnly: true } };
