import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Rating } from './Rating.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { controlled } from '../fixtures/controlled.tsx';

/** **Do** give each rating a word. **Do not** use stars for a state or a priority (Select, Tag). */
export default {
  component: Rating,
  args: { label: '办理满意度', value: 3, onChange: fn() },
  render: controlled(Rating),
} satisfies Meta<typeof Rating>;
type Story = StoryObj<typeof Rating>;

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: kitText(`3 星 ${kitText('一般')}`) })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await expect(canvas.getByText(kitText('较好'))).toBeVisible();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByText(kitText('未评分'))).toBeVisible();
  },
};

export const Invalid: Story = { args: { value: null, isRequired: true, errorMessage: '请评价办理结果' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const ReadOnly: Story = {
  args: { value: 4, isReadOnly: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('textbox')).toHaveTextContent(kitText(`4 星（共 5 星）${kitText('较好')}`)),
};
