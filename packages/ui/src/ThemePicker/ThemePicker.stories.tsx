import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ThemePicker, type ThemePickerProps } from './ThemePicker.tsx';
import { kitPattern, kitText } from '../fixtures/kitText.ts';
import { inBox } from '../fixtures/surroundings.tsx';
import { press } from '../fixtures/press.ts';

const names = {
  default: '默认',
  white: '纯白',
  dark: '暗色',
  colourful: '炫彩',
  smart: '智慧',
  iview: 'iView',
  vip: '尊享',
  cool: '炫酷',
  d2: 'd2 经典',
  hey: 'HeyUI',
  lte: 'AdminLTE',
};

function Controlled(props: ThemePickerProps) {
  const [value, setValue] = useState(props.value);
  const [accent, setAccent] = useState(props.accent);
  return (
    <ThemePicker
      {...props}
      value={value}
      onChange={(chosen) => {
        setValue({ ...value, ...chosen });
        props.onChange(chosen);
      }}
      {...(accent !== undefined && {
        accent,
        onAccentChange: (next: typeof accent) => {
          setAccent(next);
          props.onAccentChange?.(next);
        },
      })}
    />
  );
}

/**
 * **Do** apply each choice at once and keep it. **Do not** ask for confirmation: a theme is undone by choosing another.
 */
export default {
  component: ThemePicker,
  args: {
    themes: Object.entries(names).map(([name, label]) => ({ name, label })),
    value: { theme: 'default', density: 'normal', text: 'normal', contrast: 'normal', charts: 'plain' },
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ThemePicker>;
type Story = StoryObj<typeof ThemePicker>;

/** One tab stop a group, arrows choose within it. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '默认' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ theme: 'dark' });
    await expect(canvas.getByRole('radio', { name: '暗色' })).toBeChecked();
    await userEvent.keyboard('{Tab}{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ density: 'compact' });
    await userEvent.keyboard('{Tab}{Tab}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ contrast: 'high' });
    await userEvent.keyboard('{Tab}{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ charts: 'hatched' });
  },
};

/** An accent of one's own instead of the theme's, and what the theme had to change of it. */
export const OwnAccent: Story = {
  args: { accent: null, onAccentChange: fn() },
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('radio', { name: kitText('跟随主题') }), '{ArrowRight}');
    await expect(args.onAccentChange).toHaveBeenLastCalledWith('#409eff');
    const code = canvas.getByRole('textbox', { name: kitText('自选颜色') });
    await userEvent.keyboard('{Tab}{Tab}');
    await expect(code).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}ffd400');
    await expect(args.onAccentChange).toHaveBeenLastCalledWith('#ffd400');
    await expect(canvas.getByText(kitPattern(/为了看得清/))).toBeVisible();
    await press(canvas.getByRole('radio', { name: kitText('自选颜色') }), '{ArrowLeft}');
    await expect(args.onAccentChange).toHaveBeenLastCalledWith(null);
    await expect(code).not.toBeInTheDocument();
  },
};

/** In a narrow drawer. */
export const Narrow: Story = {
  args: { value: { theme: 'vip', density: 'roomy', text: 'large', contrast: 'normal' } },
  decorators: [inBox({ inlineSize: 320 })],
};

/** A theme alone, before another is added. */
export const OneTheme: Story = { args: { themes: [{ name: 'default', label: '默认' }] } };
