import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

function Opener(props: DrawerProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>打开</Button>
      <Drawer
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <Button variant="primary" onPress={() => setOpen(false)}>
            完成
          </Button>
        }
      />
    </>
  );
}

/**
 * **Do** show a record beside the list it comes from. **Do not** use it for a yes-or-no question (ConfirmDialog) or
 * open one drawer from another.
 */
export default {
  component: Drawer,
  render: (args) => <Opener {...args} />,
  args: { title: '事件详情', isOpen: true, children: <Text as="p">东街路口井盖松动，已派单至网格员李四。</Text> },
} satisfies Meta<typeof Drawer>;
type Story = StoryObj<typeof Drawer>;

export const Open: Story = {
  play: async () => {
    const box = (await screen.findByRole('dialog', { name: '事件详情' })).getBoundingClientRect();
    await waitFor(() => expect(Math.round(box.right)).toBe(window.innerWidth));
  },
};

export const AtStart: Story = { args: { side: 'start', width: 320 } };

export const ByKeyboard: Story = {
  args: { isOpen: false },
  play: async () => {
    await userEvent.keyboard('{Tab}{Enter}');
    await screen.findByRole('dialog', { name: '事件详情' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: '打开' })).toHaveFocus());
  },
};

export const Guarded: Story = {
  args: { onBeforeClose: fn(() => false) },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onBeforeClose).toHaveBeenCalledOnce();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};
