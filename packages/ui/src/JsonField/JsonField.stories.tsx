import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { JsonField } from './JsonField.tsx';
import { kitPattern, kitText } from '../fixtures/kitText.ts';
import { controlled } from '../fixtures/controlled.tsx';
import { press } from '../fixtures/press.ts';

/**
 * **Do** use it for settings that technicians write. **Do not** show it to clerks where fields or a KeyValueList can
 * say the same. Formatting reads numbers as JavaScript does, so write long ids as text.
 */
export default {
  component: JsonField,
  args: { label: '扩展参数', value: '{"网格":"沿江一格","人数":12}', onChange: fn() },
  render: controlled(JsonField),
} satisfies Meta<typeof JsonField>;
type Story = StoryObj<typeof JsonField>;

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('{\n  "网格": "沿江一格",\n  "人数": 12\n}');
  },
};

export const Wrong: Story = {
  args: { value: '{\n  "a": 1,\n}' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: '扩展参数' });
    await userEvent.keyboard('{Tab}{Tab}');
    await expect(area).toHaveAccessibleDescription(kitPattern(/^第 3 行第 1 列/));
    await expect(canvas.getByRole('button', { name: kitText('格式化') })).toBeDisabled();
    await press(canvas.getByRole('button', { name: kitText('定位到第 3 行') }));
    await expect(area).toHaveFocus();
    await expect(area.selectionStart).toBe(12);
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const ReadOnly: Story = { args: { isReadOnly: true } };
