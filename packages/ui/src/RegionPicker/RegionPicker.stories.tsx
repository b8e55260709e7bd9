import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { RegionPicker, type RegionSource } from './RegionPicker.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { controlled } from '../fixtures/controlled.tsx';

const names: Record<string, string> = {
  '99': '云岭省',
  '9901': '清江市',
  '990102': '临水区',
  '990102001': '白石街道',
  '990102100': '青溪镇',
  '990102100201': '沿江村',
  '990102100202': '大湾村',
};
const lengths = [0, 2, 4, 6, 9, 12];
const parentOf = (code: string) => code.slice(0, lengths[lengths.indexOf(code.length) - 1] ?? 0);
const source: RegionSource = {
  children: (parent) =>
    Promise.resolve(
      Object.keys(names)
        .filter((code) => parentOf(code) === parent)
        .map((code) => ({ code, name: names[code] ?? code })),
    ),
  path: (code) =>
    Promise.resolve(
      lengths
        .filter((length) => length > 0 && length <= code.length)
        .map((length) => ({ code: code.slice(0, length), name: names[code.slice(0, length)] ?? '' })),
    ),
};

/** **Do** begin at the user’s town where the source allows it. **Do not** ask for more levels than the record needs. */
export default {
  component: RegionPicker,
  args: { label: '户籍所在地', value: '', source, onChange: fn() },
  render: controlled(RegionPicker),
} satisfies Meta<typeof RegionPicker>;
type Story = StoryObj<typeof RegionPicker>;

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('{Tab}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('searchbox', { name: kitText('查找') })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    for (const name of [/云岭省/, /清江市/, /临水区/]) {
      await waitFor(() => expect(screen.getByRole('option', { name })).toHaveFocus());
      await userEvent.keyboard('{ArrowRight}');
    }
    await waitFor(() => expect(screen.getByRole('option', { name: /白石街道/ })).toHaveFocus());
    await userEvent.keyboard('{End}{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('option', { name: '沿江村' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('990102100201');
    await waitFor(() => expect(canvas.getByRole('button', { name: /青溪镇 \/ 沿江村 户籍/ })).toHaveFocus());
  },
};

export const Stored: Story = {
  args: { value: '990102100202', isRequired: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('云岭省 / 清江市 / 临水区 / 青溪镇 / 大湾村')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('option', { name: '大湾村' })).toBeVisible());
  },
};

/** A pressed parent only opens; Enter on it, or the button below, ends the choice there. */
export const Townships: Story = {
  args: { levels: 4, canStopEarly: true, value: '990102' },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('云岭省 / 清江市 / 临水区')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '云岭省 / 清江市 / 临水区 户籍所在地' }));
    await userEvent.click(await screen.findByRole('option', { name: /清江市/ }));
    await waitFor(() => expect(screen.getByRole('option', { name: /临水区/ })).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: kitText('就选“清江市”') }));
    await expect(args.onChange).toHaveBeenLastCalledWith('9901');
    await waitFor(() => expect(canvas.getByRole('button', { name: '云岭省 / 清江市 户籍所在地' })).toHaveFocus());
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: /清江市/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('option', { name: /临水区/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('990102');
  },
};

export const Disabled: Story = { args: { value: '990102001', isDisabled: true } };

export const ReadOnly: Story = { args: { value: '990102001', isReadOnly: true } };
