import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { oneGrid } from '../MapView/fixtures/oneGrid.ts';
import { PointField } from './PointField.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { controlled } from '../fixtures/controlled.tsx';
import { press } from '../fixtures/press.ts';

/**
 * **Do** keep the typed coordinates beside the map, for those who do not use a pointer. **Do not** ask for a point
 * where an address is enough.
 */
export default {
  component: PointField,
  args: { label: '校园位置', value: { lng: '', lat: '' }, shapes: oneGrid, onChange: fn() },
  render: controlled(PointField),
} satisfies Meta<typeof PointField>;
type Story = StoryObj<typeof PointField>;

export const TypedAndPasted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: kitText('纬度') }), '34.123456789012345');
    await expect(args.onChange).toHaveBeenLastCalledWith({ lng: '', lat: '34.123456789012345' });
    await userEvent.type(canvas.getByRole('textbox', { name: kitText('经度') }), '200');
    await expect(canvas.getByRole('textbox', { name: kitText('经度') })).toBeInvalid();
    await userEvent.paste('113.61，34.71');
    await expect(args.onChange).toHaveBeenLastCalledWith({ lng: '113.61', lat: '34.71' });
    await expect(canvas.getByRole('textbox', { name: kitText('经度') })).toBeValid();
  },
};

export const Picked: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('application')).toHaveAttribute('aria-busy', 'false'));
    await press(canvas.getByRole('application'));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('textbox', { name: kitText('纬度') })).toHaveDisplayValue(/^34\.7/);
    await expect(canvas.getByRole('textbox', { name: kitText('经度') })).toHaveDisplayValue(/^113\.6/);
  },
};

export const Invalid: Story = { args: { isRequired: true, errors: { lng: '请在地图上选择位置', lat: '请输入纬度' } } };

export const ReadOnly: Story = {
  args: { isReadOnly: true, value: { lng: '113.61', lat: '34.71' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['113.61', '34.71']);
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
