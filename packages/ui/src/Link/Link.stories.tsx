import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

const meta: Meta<typeof Link> = { component: Link, args: { href: '#source/roadinfo', children: '护路护线' } };
export default meta;
type Story = StoryObj<typeof Link>;

export const Alone: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: '护路护线' })).toHaveFocus();
  },
};

export const InText: Story = { render: (args) => <Text as="p">详情见 <Link {...args} />，数据每日更新。</Text> };

export const Disabled: Story = { args: { isDisabled: true } };
