import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleHelp } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { NativeButton } from '../Button/NativeButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import { Flyout } from './Flyout.tsx';

/**
 * **Do** use it for a tool in the top bar or on the sign-in page. **Do not** use it within a page: Popover keeps clear
 * of edges and other layers.
 */
export default {
  component: Flyout,
  args: {
    label: '帮助',
    button: <Icon of={CircleHelp} />,
    onApproach: fn(),
    children: (close) => (
      <>
        <Text as="p">有问题请联系镇信息化办公室。</Text>
        <NativeButton variant="primary" onPress={close}>
          知道了
        </NativeButton>
      </>
    ),
  },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'end', minHeight: 160 }}>
      <Flyout {...args} />
    </div>
  ),
} satisfies Meta<typeof Flyout>;
type Story = StoryObj<typeof Flyout>;

/** Enter opens it, Tab leads into it; closing it puts the focus back. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: '帮助' });
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await expect(args.onApproach).toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '知道了' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText(/信息化办公室/)).toBeNull();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}{Tab}{Enter}');
    await expect(opener).toHaveFocus();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  },
};

/** A press outside closes it and leaves the focus where it was put. */
export const PressOutside: Story = {
  args: { width: 320 },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: '帮助' }));
    await expect(canvas.getByText(/信息化办公室/)).toBeVisible();
    await userEvent.click(canvasElement);
    await expect(canvas.queryByText(/信息化办公室/)).toBeNull();
  },
};
