import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Button } from './Button.tsx';

/**
 * **Do** begin with a verb, and use one primary button per view. **Do not** disable it without giving the reason
 * nearby.
 */
export default { component: Button, args: { children: '保存', onPress: fn() } } satisfies Meta<typeof Button>;
type Story = StoryObj<typeof Button>;

export const Primary: Story = {
  args: { variant: 'primary' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: '保存' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const Variants: Story = {
  render: () => (
    <Stack direction="row" gap="sm" wrap>
      <Button variant="primary" icon={<Icon of={Plus} />}>
        新增
      </Button>
      <Button>导出</Button>
      <Button variant="quiet">查看</Button>
      <Button variant="critical" icon={<Icon of={Trash2} />}>
        批量删除
      </Button>
      <Button variant="primary" isDisabled>
        不可用
      </Button>
      <Button size="small">小按钮</Button>
      <Button size="small" variant="quiet">
        编辑
      </Button>
    </Stack>
  ),
};

export const Pending: Story = {
  args: { variant: 'primary', isPending: true },
  render: (args) => (
    <Stack direction="row" gap="sm">
      <Button {...args} isPending={false}>
        保存志愿者
      </Button>
      <Button {...args}>保存志愿者</Button>
    </Stack>
  ),
  play: async ({ canvasElement, args }) => {
    const [still, pending] = within(canvasElement).getAllByRole('button');
    await userEvent.click(pending!);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(pending!.getBoundingClientRect().width).toBe(still!.getBoundingClientRect().width);
    await expect(pending).toHaveAttribute('aria-disabled', 'true');
    await expect(within(pending!).getByRole('progressbar')).toBeVisible();
  },
};
