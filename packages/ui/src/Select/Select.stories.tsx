import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Select } from './Select.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { controlled } from '../fixtures/controlled.tsx';

/**
 * **Do** use it to choose one of five to twenty known options. **Do not** use it for two or three (Radio) or for more
 * than fit on a screen (ComboBox).
 */
export default {
  component: Select,
  args: {
    label: '路线类型',
    value: '',
    options: [
      { value: '1', label: '铁路', tone: 'accent' },
      { value: '2', label: '高速公路', tone: 'success' },
      { value: '3', label: '输油管道' },
      { value: '9', label: '其他', isDisabled: true },
    ],
    onChange: fn(),
  },
  render: controlled(Select),
} satisfies Meta<typeof Select>;
type Story = StoryObj<typeof Select>;

/** The name of the button that opens the list; the one that clears it names the field too. */
const chooser = () => new RegExp(`^(?!${kitText('清除')}).*路线类型`);

export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: chooser() })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: chooser() })).toHaveFocus());
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('button', { name: chooser() })).toHaveFocus();
  },
};

export const Invalid: Story = {
  args: { errorMessage: '请选择路线类型', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/请选择路线类型/);
    await expect(canvas.getByRole('button')).toHaveAccessibleName(expect.stringContaining(kitText('（必填）').trim()));
  },
};

export const UnknownValue: Story = {
  args: { value: '7' },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: chooser() })).toHaveTextContent('7'),
};

export const ReadOnly: Story = { args: { value: '1', isReadOnly: true } };

export const Disabled: Story = { args: { value: '1', isDisabled: true } };

export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await within(canvasElement.ownerDocument.body).findByRole('listbox')).toBeVisible();
  },
};
