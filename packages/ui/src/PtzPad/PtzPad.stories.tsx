import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { kitText } from '../fixtures/kitText.ts';
import { PtzPad } from './PtzPad.tsx';

/**
 * **Do** stop a camera on the server too when nothing more is heard. **Do not** offer it for a camera without a head
 * that turns.
 */
export default {
  component: PtzPad,
  args: { label: '河东路口球机', onMove: fn(), onStop: fn() },
} satisfies Meta<typeof PtzPad>;
type Story = StoryObj<typeof PtzPad>;

/** Held it goes on, released it ends. */
export const Held: Story = {
  play: async ({ canvas, args }) => {
    const left = canvas.getByRole('button', { name: kitText('向左') });
    await fireEvent.pointerDown(left, { button: 0 });
    await waitFor(() => expect(args.onMove).toHaveBeenCalledTimes(2));
    await expect(args.onMove).toHaveBeenLastCalledWith('left');
    await expect(args.onStop).not.toHaveBeenCalled();
    await fireEvent.pointerUp(left);
    await waitFor(() => expect(args.onStop).toHaveBeenCalledOnce());
  },
};

/** Arrows, + and − move it from anywhere on the pad. */
export const ByKeys: Story = {
  play: async ({ canvas, args }) => {
    const up = canvas.getByRole('button', { name: kitText('向上') });
    await fireEvent.keyDown(up, { key: 'ArrowRight' });
    await waitFor(() => expect(args.onMove).toHaveBeenLastCalledWith('right'));
    await fireEvent.keyUp(up, { key: 'ArrowRight' });
    await waitFor(() => expect(args.onStop).toHaveBeenCalledOnce());
    await fireEvent.keyDown(up, { key: '-' });
    await waitFor(() => expect(args.onMove).toHaveBeenLastCalledWith('zoomout'));
  },
};

/** Nothing to be moved. */
export const Disabled: Story = { args: { isDisabled: true } };
