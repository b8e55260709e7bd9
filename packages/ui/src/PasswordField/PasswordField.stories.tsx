import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';
import { kitPattern, kitText } from '../fixtures/kitText.ts';
import { controlled } from '../fixtures/controlled.tsx';

/**
 * **Do** set `hasStrength` where a password is chosen, so that the rules are known before typing. **Do not** show the
 * meter at sign-in, and never block pasting.
 */
export default {
  component: PasswordField,
  args: { label: '密码', value: 'Secret-1', onChange: fn() },
  render: controlled(PasswordField),
} satisfies Meta<typeof PasswordField>;
type Story = StoryObj<typeof PasswordField>;

export const Reveal: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('密码');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.keyboard('{Tab}{Tab} ');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: kitText('显示密码'), pressed: true })).toHaveFocus();
  },
};

export const OneRing: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('密码');
    const frame = () => getComputedStyle(input.parentElement ?? input).boxShadow;
    const button = canvas.getByRole('button', { name: kitText('显示密码') });
    await expect(frame()).toBe('none');
    await userEvent.tab();
    await waitFor(() => expect(frame()).toMatch(/ 0px 0px 0px 1px$/));
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineStyle).toBe('solid');
    await waitFor(() => expect(frame()).toBe('none'));
  },
};

export const WithStrength: Story = {
  args: {
    label: '新密码',
    value: '',
    autoComplete: 'new-password',
    hasStrength: true,
    account: 'zhangsan',
    isRequired: true,
  },
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Tab}abc');
    await expect(canvas.getByRole('status')).toHaveTextContent(kitText(`密码强度：${kitText('太短')}`));
    await userEvent.keyboard('d1234');
    await expect(canvas.getByRole('status')).toHaveTextContent(kitText(`密码强度：${kitText('弱')}`));
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}River!7392');
    await expect(canvas.getByRole('status')).toHaveTextContent(kitText(`密码强度：${kitText('强')}`));
    await expect(canvas.getByText(kitPattern(/至少 8 位/))).toHaveTextContent(kitText('（已满足）').trim());
  },
};
