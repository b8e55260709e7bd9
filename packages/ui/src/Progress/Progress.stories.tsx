import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Progress } from './Progress.tsx';

/**
 * **Do** give `value` as soon as it is known, and a text such as 120/300. **Do not** use it for a loading page
 * (ProgressBar, Skeleton).
 */
export default {
  component: Progress,
  args: { label: '正在导入居民信息', value: 0.4 },
} satisfies Meta<typeof Progress>;
type Story = StoryObj<typeof Progress>;

export const Bar: Story = {
  args: { valueText: '120/300 条' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: '正在导入居民信息' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await expect(bar).toHaveAttribute('aria-valuetext', '120/300 条');
  },
};

export const Unknown: Story = {
  args: { value: undefined },
  play: async ({ canvas }) => expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow'),
};

export const Rings: Story = {
  render: () => (
    <Stack direction="row" gap="xl" wrap>
      <Progress shape="ring" label="办结率" value={0.86} tone="success" />
      <Progress shape="ring" label="超期" value={0.12} tone="critical" />
      <Progress shape="ring" label="正在统计" />
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack>
      <Progress label="已完成" value={1} tone="success" />
      <Progress label="存储空间将满" value={0.9} tone="warning" />
      <Progress label="导出失败" value={0.3} tone="critical" />
    </Stack>
  ),
};
