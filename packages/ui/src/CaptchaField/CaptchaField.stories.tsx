import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CaptchaField } from './CaptchaField.tsx';
import { controlled } from '../fixtures/controlled.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="32"><rect width="120" height="32" fill="#eef"/><text x="22" y="24" font-size="22" font-family="monospace" letter-spacing="6">7xKb</text></svg>')}`;

/** **Do** allow pasting and offer a new picture. **Do not** ask for it where a session already exists. */
export default {
  component: CaptchaField,
  args: { label: '验证码', value: '', image: picture, onRefresh: fn(), onChange: fn() },
  render: controlled(CaptchaField),
} satisfies Meta<typeof CaptchaField>;
type Story = StoryObj<typeof CaptchaField>;

export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '验证码' }));
    await userEvent.paste('7xKb');
    await expect(args.onChange).toHaveBeenLastCalledWith('7xKb');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: '验证码' })).toHaveFocus();
    await userEvent.keyboard('7xKb{Tab}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('7xKb');
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
  },
};

export const NoPicture: Story = { args: { image: '', errorMessage: '验证码没有取到，请按右侧按钮重试' } };
