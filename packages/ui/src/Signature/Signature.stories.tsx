import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Signature } from './Signature.tsx';
import { kitWords } from '../fixtures/kitText.ts';
import { controlled } from '../fixtures/controlled.tsx';

/** How many points of the pad bear ink. */
const inked = (pad: HTMLCanvasElement) =>
  pad
    .getContext('2d')
    ?.getImageData(0, 0, pad.width, pad.height)
    .data.filter((part, at) => at % 4 === 3 && part > 0).length ?? 0;

/**
 * **Do** let staff confirm a visit or a receipt on the spot; typing the name counts as signing. **Do not** treat it as
 * a legally binding electronic signature.
 */
export default {
  component: Signature,
  render: controlled(Signature),
  args: { label: '居民签名', value: '', onChange: fn() },
} satisfies Meta<typeof Signature>;
type Story = StoryObj<typeof Signature>;

export const TypedByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const pad = canvas.getByRole<HTMLCanvasElement>('img');
    await userEvent.keyboard('{Tab}张三');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^data:image\/png;base64,/));
    await expect(pad).toHaveAccessibleName(kitWords('居民签名，已签名'));
    await expect(inked(pad)).toBeGreaterThan(100);
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(inked(pad)).toBe(0);
  },
};

export const Drawn: Story = {
  play: async ({ canvas, args }) => {
    const pad = canvas.getByRole<HTMLCanvasElement>('img');
    pad.setPointerCapture = () => undefined;
    const { left, top, width, height } = pad.getBoundingClientRect();
    const at = (x: number, y: number) => ({
      pointerId: 1,
      button: 0,
      clientX: left + width * x,
      clientY: top + height * y,
    });
    await fireEvent.pointerDown(pad, at(0.2, 0.5));
    await fireEvent.pointerMove(pad, at(0.5, 0.2));
    await fireEvent.pointerUp(pad, at(0.8, 0.5));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    await expect(inked(pad)).toBeGreaterThan(500);
  },
};

export const Invalid: Story = { args: { isRequired: true, errorMessage: '请签名，或输入姓名代替手写' } };

export const Disabled: Story = { args: { isDisabled: true } };
