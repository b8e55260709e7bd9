import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshCw, Settings2, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { IconButton } from './IconButton.tsx';

/**
 * **Do** use it where everybody knows the icon and space is short; the label is its name and its tooltip. **Do not**
 * use it for the main action (Button).
 */
export default {
  component: IconButton,
  args: { label: '刷新', children: <Icon of={RefreshCw} />, onPress: fn() },
} satisfies Meta<typeof IconButton>;
type Story = StoryObj<typeof IconButton>;

export const Quiet: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: '刷新' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  },
};

export const Variants: Story = {
  render: (args) => (
    <Stack direction="row" gap="sm" align="center">
      <IconButton {...args} />
      <IconButton {...args} variant="secondary" label="列设置">
        <Icon of={Settings2} />
      </IconButton>
      <IconButton {...args} variant="critical" label="删除">
        <Icon of={Trash2} />
      </IconButton>
      <IconButton {...args} size="small" label="小刷新" />
      <IconButton {...args} isDisabled label="不可用" />
    </Stack>
  ),
};
