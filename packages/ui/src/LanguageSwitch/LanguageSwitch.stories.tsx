import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { LanguageSwitch, type LanguageSwitchProps } from './LanguageSwitch.tsx';
import { kitText } from '../fixtures/kitText.ts';

function Controlled(props: LanguageSwitchProps) {
  const [value, setValue] = useState(props.value);
  return (
    <LanguageSwitch
      {...props}
      value={value}
      onChange={async (id) => {
        await props.onChange(id);
        setValue(id);
      }}
    />
  );
}

/** **Do** write each name in its own language. **Do not** use flags, or translate the names of languages. */
export default {
  component: LanguageSwitch,
  args: {
    languages: [
      { id: 'zh-CN', name: '中文' },
      { id: 'en-US', name: 'English' },
    ],
    value: 'zh-CN',
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof LanguageSwitch>;
type Story = StoryObj<typeof LanguageSwitch>;

export const Two: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'English' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('en-US');
    await expect(await canvas.findByRole('button', { name: '中文' })).toHaveFocus();
  },
};

export const Refused: Story = {
  args: { onChange: () => Promise.reject(new Error('The words did not come.')) },
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(await canvas.findByRole('button', { name: 'English' })).toHaveAttribute('aria-busy', 'false');
  },
};

export const Several: Story = {
  args: {
    languages: [
      { id: 'zh-CN', name: '中文' },
      { id: 'en-US', name: 'English' },
      { id: 'bo', name: 'བོད་སྐད་' },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: kitText('语言') }), 'bo');
    await expect(args.onChange).toHaveBeenCalledWith('bo');
  },
};
