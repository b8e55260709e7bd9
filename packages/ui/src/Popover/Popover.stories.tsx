import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Popover } from './Popover.tsx';

/**
 * **Do** show a few facts or one small choice beside their button. **Do not** use it for a form of more than two fields
 * (Dialog, Drawer), or for anything staff must not miss.
 */
export default {
  component: Popover,
  args: { title: '网格长', trigger: <Button>查看</Button>, children: <Text as="p">张三，负责东街网格 312 户。</Text> },
} satisfies Meta<typeof Popover>;
type Story = StoryObj<typeof Popover>;

export const Open: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: '查看' }));
    await expect(await screen.findByRole('dialog', { name: '网格长' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  args: { hasTitle: false, children: (close) => <Button onPress={close}>知道了</Button> },
  play: async () => {
    await userEvent.keyboard('{Tab}{Enter}');
    await screen.findByRole('dialog', { name: '网格长' });
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: '知道了' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: '查看' })).toHaveFocus());
  },
};

export const LongText: Story = {
  args: {
    isOpen: true,
    children: <Text as="p">{'请如实登记常住人口、流动人口与出租房屋信息，并在三日内上报。'.repeat(6)}</Text>,
  },
};
