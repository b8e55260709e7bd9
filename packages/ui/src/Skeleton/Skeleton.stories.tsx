import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Skeleton } from './Skeleton.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { inCard } from '../fixtures/surroundings.tsx';

/**
 * **Do** draw the shape of what is coming, so that nothing jumps. **Do not** flash it for answers that arrive at once.
 */
export default {
  component: Skeleton,
  decorators: [inCard],
} satisfies Meta<typeof Skeleton>;
type Story = StoryObj<typeof Skeleton>;

export const Lines: Story = {};

export const Rows: Story = {
  args: { kind: 'rows', count: 8 },
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(status).toHaveTextContent(kitText('正在加载'));
    await expect(status.getBoundingClientRect().height).toBe(320);
  },
};

export const OwnHeight: Story = { args: { count: 2, height: 64 } };
