import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Masked } from './Masked.tsx';
import { kitPattern, kitText } from '../fixtures/kitText.ts';

/**
 * **Do** pass the masked value that the server sent, and let `onReveal` call the server, which logs the reason. **Do
 * not** put the plain value into props, titles, links or toasts.
 */
export default {
  component: Masked,
  args: { label: '联系电话', masked: '138****5678', onReveal: fn(() => Promise.resolve('13812345678')) },
} satisfies Meta<typeof Masked>;
type Story = StoryObj<typeof Masked>;

const revealByKeyboard = async () => {
  await userEvent.keyboard('{Tab}{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: kitPattern(/查看原因/) })).toHaveFocus());
  await userEvent.keyboard('核实住址{Enter}');
};

export const ByKeyboard: Story = {
  render: (args) => (
    <Stack>
      <Masked {...args} />
      <Button>下一项</Button>
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    await revealByKeyboard();
    await expect(await canvas.findByText('13812345678')).toBeVisible();
    await expect(args.onReveal).toHaveBeenCalledWith('核实住址');
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: '联系电话' }).contains(document.activeElement)).toBe(true),
    );
    await userEvent.tab({ shift: false });
    while (canvas.getByRole('group').contains(document.activeElement)) await userEvent.tab();
    await waitFor(() => expect(canvas.queryByText('13812345678')).toBeNull());
    await expect(canvas.getByText('138****5678')).toBeVisible();
  },
};

export const CoversAgain: Story = {
  args: { time: 400 },
  play: async ({ canvas }) => {
    await revealByKeyboard();
    await canvas.findByText('13812345678');
    await waitFor(() => expect(canvas.getByText('138****5678')).toBeVisible());
  },
};

export const Refused: Story = {
  args: { onReveal: () => Promise.reject(new Error('没有查看权限，请联系系统管理员')) },
  play: async () => {
    await revealByKeyboard();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: kitPattern(/查看原因/) })).toHaveAccessibleDescription(
        '没有查看权限，请联系系统管理员',
      ),
    );
  },
};

export const CopiesTheMask: Story = {
  args: { onReveal: undefined },
  play: async ({ canvas }) => {
    const writeText = fn(() => Promise.resolve());
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    try {
      await userEvent.click(canvas.getByRole('button', { name: kitText('复制脱敏的联系电话') }));
      await waitFor(() => expect(writeText).toHaveBeenCalledWith('138****5678'));
    } finally {
      if (own) Object.defineProperty(navigator, 'clipboard', own);
      else Reflect.deleteProperty(navigator, 'clipboard');
    }
  },
};
