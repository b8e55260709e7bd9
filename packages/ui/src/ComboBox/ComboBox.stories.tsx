import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ComboBox } from './ComboBox.tsx';
import { kitPattern, kitText } from '../fixtures/kitText.ts';
import { controlled } from '../fixtures/controlled.tsx';

const people = ['王秀英', '王建国', '李强', '欧阳娜娜', '阿卜杜拉·合曼'].map((label, index) => ({
  value: String(index + 1),
  label,
}));
const search = fn((text: string) => Promise.resolve(people.filter((person) => person.label.includes(text))));

/**
 * **Do** use it to choose from hundreds of options that the server searches. **Do not** use it for a short list
 * (Select) or for free text (TextField).
 */
export default {
  component: ComboBox,
  args: { label: '网格员', value: '', search, placeholder: '输入姓名查找', onChange: fn() },
  render: controlled(ComboBox),
} satisfies Meta<typeof ComboBox>;
type Story = StoryObj<typeof ComboBox>;

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const input = canvas.getByRole('combobox', { name: '网格员' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('王');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2');
    await expect(input).toHaveValue('王建国');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('xyz');
    await waitFor(() => expect(screen.getByText(kitText('没有找到，请换个词再试'))).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(input).toHaveValue('王建国'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const Composing: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: '网格员' });
    search.mockClear();
    await userEvent.click(input);
    await fireEvent.compositionStart(input);
    await fireEvent.input(input, { target: { value: 'li' } });
    await new Promise((resolve) => {
      setTimeout(resolve, 400);
    });
    await expect(search).not.toHaveBeenCalled();
    await fireEvent.input(input, { target: { value: '李' } });
    await fireEvent.compositionEnd(input);
    await waitFor(() => expect(search).toHaveBeenCalledWith('李'));
    await expect(await screen.findByRole('option', { name: '李强' })).toBeVisible();
    await expect(search).toHaveBeenCalledTimes(1);
  },
};

export const Stored: Story = {
  args: { value: '77', valueLabel: '赵六（已离职）' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: '网格员' });
    await expect(input).toHaveValue('赵六（已离职）');
    await userEvent.keyboard('{Tab}{Tab}');
    await expect(input).toHaveValue('赵六（已离职）');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { search: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '王');
    await waitFor(() => expect(screen.getByText(kitPattern(/可能网络不通/))).toBeVisible());
  },
};

export const Invalid: Story = { args: { isRequired: true, errorMessage: '请选择网格员' } };

export const ReadOnly: Story = { args: { value: '3', valueLabel: '李强', isReadOnly: true } };
