import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

/** **Do** use it for what leads to another place. **Do not** use it for what changes something (Button). */
export default {
  component: Link,
  args: { href: '#source/roadinfo', children: '护路护线' },
} satisfies Meta<typeof Link>;
type Story = StoryObj<typeof Link>;

export const Alone: Story = {
  play: async ({ canvasElement }) => {
    const followed = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('click', followed, { capture: true, once: true });
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: '护路护线' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
  },
};

export const InText: Story = {
  render: (args) => (
    <Text as="p">
      详情见 <Link {...args} />
      ，数据每日更新。
    </Text>
  ),
};

export const Disabled: Story = { args: { isDisabled: true } };
