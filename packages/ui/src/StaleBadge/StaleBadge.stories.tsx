import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { kitText } from '../fixtures/kitText.ts';
import { StaleBadge } from './StaleBadge.tsx';

/** **Do** set it at figures that are asked for again and again. **Do not** hide old figures: say that they are old. */
export default {
  component: StaleBadge,
  args: { asOf: new Date('2026-03-10T10:32:05+08:00') },
} satisfies Meta<typeof StaleBadge>;
type Story = StoryObj<typeof StaleBadge>;

export const Fresh: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(kitText('数据截至 10:32:05'))).toBeVisible();
    await expect(canvas.queryByText(kitText('已过期'))).toBeNull();
  },
};

export const Old: Story = {
  args: { isStale: true },
  play: async ({ canvas }) => expect(canvas.getByText(kitText('已过期'))).toBeVisible(),
};
