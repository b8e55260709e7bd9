import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextArea } from './TextArea.tsx';
import { controlled } from '../fixtures/controlled.tsx';

/**
 * **Do** use it for more than one sentence; it grows with its text. **Do not** cut text that is too long; say that it
 * is.
 */
export default {
  component: TextArea,
  args: { label: '备注', value: '第一行', onChange: fn() },
  render: controlled(TextArea),
} satisfies Meta<typeof TextArea>;
type Story = StoryObj<typeof TextArea>;

export const Grows: Story = {
  args: { maxLength: 200, rows: 2 },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: '备注' });
    const before = area.getBoundingClientRect().height;
    await userEvent.keyboard('{Tab}{Control>}{End}{/Control}{Enter}第二行{Enter}第三行{Enter}第四行');
    await expect(area).toHaveValue('第一行\n第二行\n第三行\n第四行');
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before);
    await expect(canvas.getByText('15/200')).toBeVisible();
  },
};

export const Invalid: Story = { args: { errorMessage: '备注不能超过 1000 个字' } };
