import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Divider } from './Divider.tsx';

/**
 * **Do** separate two subjects within a card. **Do not** frame every row: space separates things more calmly than
 * lines.
 */
export default { component: Divider } satisfies Meta<typeof Divider>;
type Story = StoryObj<typeof Divider>;

export const Plain: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('separator')).toBeInTheDocument(),
};

export const Labelled: Story = {
  args: { label: '家庭成员' },
  play: async ({ canvas }) => expect(canvas.getByRole('separator', { name: '家庭成员' })).toBeVisible(),
};

export const AtStart: Story = { args: { label: '联系方式', align: 'start' } };

export const Vertical: Story = {
  render: () => (
    <div>
      <Link href="#view">查看</Link>
      <Divider orientation="vertical" />
      <Link href="#edit">编辑</Link>
    </div>
  ),
};
