import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProgressBar } from './ProgressBar.tsx';
import { kitText } from '../fixtures/kitText.ts';

/**
 * **Do** use one for the whole window, for what the page is waiting for. **Do not** use it for long work (Progress,
 * TaskTray).
 */
export default { component: ProgressBar } satisfies Meta<typeof ProgressBar>;
type Story = StoryObj<typeof ProgressBar>;

export const Active: Story = {
  args: { isActive: true },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('progressbar', { name: kitText('正在加载') })).toBeInTheDocument(),
};

export const Idle: Story = {
  args: { isActive: false },
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByRole('progressbar')).toBeNull(),
};
