import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeCheck } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Tag } from './Tag.tsx';

/** **Do** put the state in words; the tone only adds emphasis. **Do not** invent a tone for each entry in a list. */
export default { component: Tag, args: { children: '待处理' } } satisfies Meta<typeof Tag>;
type Story = StoryObj<typeof Tag>;

export const Tones: Story = {
  render: () => (
    <Stack direction="row" gap="sm" wrap>
      <Tag>草稿</Tag>
      <Tag tone="accent">处理中</Tag>
      <Tag tone="success">已办结</Tag>
      <Tag tone="warning">即将超时</Tag>
      <Tag tone="critical">已超时</Tag>
      <Tag tone="info">已转派</Tag>
    </Stack>
  ),
};

export const WithIcon: Story = {
  args: { tone: 'success', children: '已核实', icon: <Icon of={BadgeCheck} size={14} /> },
};
