import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { useHasPage } from '../LayoutSize/useHasPage.ts';
import { accentHere } from '../theme/applyAccent.ts';
import { ColourPicker, type ColourPickerProps } from './ColourPicker.tsx';
import { kitPattern } from '../fixtures/kitText.ts';

function Controlled(props: ColourPickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ColourPicker
      {...props}
      value={value}
      accent={props.accent && accentHere(value)}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

/**
 * **Do** show the note where the colour becomes the accent: people see what was corrected and why. **Do not** use it to
 * let people colour single words; for states there are tones.
 */
export default {
  component: ColourPicker,
  args: { label: '主题色', value: '#409eff', onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ColourPicker>;
type Story = StoryObj<typeof ColourPicker>;

/** Swatches by arrow keys, a colour by typing; what is not a colour is reported and changes nothing. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: '主题色' });
    await userEvent.keyboard('{Tab}{Tab}');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}f60');
    await expect(args.onChange).toHaveBeenLastCalledWith('#ff6600');
    await userEvent.keyboard('7');
    await expect(input).toHaveAccessibleDescription(kitPattern(/六位/));
    await userEvent.keyboard('{Backspace}');
    await expect(input).toBeValid();
    await userEvent.keyboard('{Tab}{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('#2563eb');
    await expect(input).toHaveValue('#2563EB');
  },
};

function OfPage(props: ColourPickerProps) {
  return <Controlled {...props} {...(useHasPage() && { accent: accentHere('#ffd400') })} />;
}

/** A colour that is too bright for words: the note says what was done about it. */
export const Corrected: Story = {
  args: { value: '#ffd400' },
  render: (args) => <OfPage {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(kitPattern(/链接与强调文字/))).toBeVisible();
    await expect(canvas.getAllByText(/#ffd400/).length).toBeGreaterThan(0);
  },
};

export const Invalid: Story = { args: { errorMessage: '这个颜色已被另一个图层使用' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const ReadOnly: Story = { args: { isReadOnly: true } };
