import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextDifference } from './TextDifference.tsx';

/** **Do** give it plain text, a line a paragraph. **Do not** compare values of fields (ChangeHistory). */
export default {
  component: TextDifference,
  args: {
    label: '版本差异',
    before: '春季义务植树活动通知\n请各网格于周五上午九点在和平广场集合。\n自带铁锹。',
    after: '春季义务植树活动通知\n请各网格于周六上午九点在和平广场集合。\n工具由社区准备。',
  },
} satisfies Meta<typeof TextDifference>;
type Story = StoryObj<typeof TextDifference>;

/** Lines that stayed, and lines of which some words became others. */
export const Lines: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('六')).toBeVisible();
    await expect(canvas.getByText('五').tagName).toBe('DEL');
  },
};

/** Nothing was there before. */
export const New: Story = { args: { before: '' } };
