import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

/**
 * **Do** name an icon, or say why something cannot be done. **Do not** put anything in it that people must read to
 * work.
 */
export default {
  component: Tooltip,
  args: { text: '导出当前筛选的全部记录', children: <Button>导出</Button> },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Tooltip>;
type Story = StoryObj<typeof Tooltip>;

export const OnFocus: Story = {
  play: async () => {
    await userEvent.tab();
    const tip = await screen.findByRole('tooltip');
    await expect(tip).toHaveTextContent('导出当前筛选的全部记录');
    await expect(screen.getByRole('button')).toHaveAttribute('aria-describedby', tip.id);
  },
};

export const HiddenByEscape: Story = {
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
