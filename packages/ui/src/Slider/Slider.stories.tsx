import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Slider } from './Slider.tsx';
import { controlled } from '../fixtures/controlled.tsx';

/**
 * **Do** use it where an approximate value is good enough and the ends are known. **Do not** use it where the number
 * must be exact (NumberField).
 */
export default {
  component: Slider,
  args: { label: '完成进度', value: 40, unit: '%', onChange: fn() },
  render: controlled(Slider),
} satisfies Meta<typeof Slider>;
type Story = StoryObj<typeof Slider>;

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: '完成进度' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(41);
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(100);
    await userEvent.keyboard('{PageDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(90);
  },
};

export const Steps: Story = {
  args: { label: '巡查半径', value: 1500, min: 500, max: 5000, step: 500, unit: '米', description: '以网格中心为圆心' },
};

export const Invalid: Story = { args: { value: 0, errorMessage: '已办结的事件进度不能是 0' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const ReadOnly: Story = { args: { isReadOnly: true } };
