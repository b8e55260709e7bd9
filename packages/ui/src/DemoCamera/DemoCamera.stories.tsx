import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DemoCamera } from './DemoCamera.tsx';
import { inBox } from '../fixtures/surroundings.tsx';

const still = { pan: 0, tilt: 0, zoom: 0 };

/**
 * **Do** say with it that it is a demo; the picture does so by itself. **Do not** show it where a real camera fails.
 */
export default {
  component: DemoCamera,
  args: {
    seed: '1',
    name: '河东路口球机',
    move: { look: { pan: 40, tilt: -3, zoom: 1 }, turn: still, leftMs: 0, at: 0 },
    watcher: '李华',
  },
  decorators: [inBox({ inlineSize: 480, maxInlineSize: '100%', aspectRatio: '16 / 9' })],
} satisfies Meta<typeof DemoCamera>;
type Story = StoryObj<typeof DemoCamera>;

const pictureOf = (canvas: HTMLCanvasElement) => canvas.toDataURL();

/** A camera that stands: cars and people go by. */
export const Standing: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLCanvasElement>('img');
    const first = pictureOf(picture);
    await waitFor(() => expect(pictureOf(picture)).not.toBe(first));
  },
};

/** Near by. */
export const Near: Story = {
  args: { move: { look: { pan: 200, tilt: -2, zoom: 4 }, turn: still, leftMs: 0, at: 0 } },
};
