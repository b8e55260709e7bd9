import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

function Controlled(props: PasswordFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <PasswordField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta: Meta<typeof PasswordField> = { component: PasswordField, args: { label: '密码', value: 'Secret-1', onChange: fn() }, render: (args) => <Controlled {...args} /> };
export default meta;
type Story = StoryObj<typeof PasswordField>;

export const Reveal: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('密码');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: '显示密码', pressed: true })).toHaveFocus();
  },
};
