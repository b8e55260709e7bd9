import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IdCardField } from './IdCardField.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { controlled } from '../fixtures/controlled.tsx';

/**
 * **Do** fill in the birthday and sex from `onRecognised` and let the clerk change them. **Do not** show whole numbers
 * in lists; use `isMasked` where the number is not being edited.
 */
export default {
  component: IdCardField,
  args: { label: '身份证号码', value: '', onChange: fn(), onRecognised: fn() },
  render: controlled(IdCardField),
} satisfies Meta<typeof IdCardField>;
type Story = StoryObj<typeof IdCardField>;

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('{Tab}11010519491231002x');
    await expect(args.onChange).toHaveBeenLastCalledWith('11010519491231002X');
    await expect(args.onRecognised).toHaveBeenCalledTimes(1);
    await expect(args.onRecognised).toHaveBeenCalledWith({ birthday: '1949-12-31', sex: 'female' });
    await userEvent.keyboard('{Backspace}1{Tab}');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      kitText('最后一位校验码不对，请核对是否有数字输错'),
    );
  },
};

export const Masked: Story = {
  args: { value: '11010519491231002X', isMasked: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('110***********002X');
    await userEvent.tab();
    await expect(input).toHaveValue('11010519491231002X');
  },
};

export const MaskedByServer: Story = {
  args: { value: '110***********002X' },
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Tab}{Tab}');
    await expect(canvas.getByRole('textbox')).not.toBeInvalid();
  },
};

export const Disabled: Story = { args: { value: '11010519491231002X', isMasked: true, isDisabled: true } };

export const ReadOnly: Story = { args: { value: '11010519491231002X', isMasked: true, isReadOnly: true } };
