import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { Badge } from './Badge.tsx';
import { inBox } from '../fixtures/surroundings.tsx';

/**
 * **Do** count what is waiting for the user; above 99 it shows 99+. **Do not** show a badge on something that nobody
 * has to act on.
 */
export default { component: Badge, args: { count: 5, label: '5 条未读' } } satisfies Meta<typeof Badge>;
type Story = StoryObj<typeof Badge>;

export const Alone: Story = {};

export const Pinned: Story = {
  args: { children: <Icon of={Bell} size={24} /> },
  decorators: [inBox({ padding: 12 })],
};

export const Capped: Story = {
  args: { count: 128, label: '128 条未读' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('99+')).toBeVisible();
    await expect(within(canvasElement).getByText('128 条未读')).toBeInTheDocument();
  },
};

export const None: Story = {
  args: { count: 0, label: '没有未读' },
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByText('0')).toBeNull(),
};
