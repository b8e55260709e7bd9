import type { Meta, StoryObj } from '@storybook/react-vite';
import { X } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { DemoCamera } from '../DemoCamera/DemoCamera.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CameraTile } from './CameraTile.tsx';
import { inBox } from '../fixtures/surroundings.tsx';

const still = { pan: 0, tilt: 0, zoom: 0 };

/** **Do** say what was tried where there is no picture. **Do not** show an old picture as a live one. */
export default {
  component: CameraTile,
  args: { name: '河东路口球机', state: 'live', onRetry: fn() },
  decorators: [inBox({ inlineSize: 360, maxInlineSize: '100%', blockSize: 240 })],
} satisfies Meta<typeof CameraTile>;
type Story = StoryObj<typeof CameraTile>;

/** A picture with its buttons. */
export const Live: Story = {
  args: {
    tools: (
      <IconButton size="small" label="×">
        <Icon of={X} size="16px" />
      </IconButton>
    ),
    children: (
      <DemoCamera
        seed="1"
        name="河东路口球机"
        move={{ look: { pan: 40, tilt: -3, zoom: 1 }, turn: still, leftMs: 0, at: 0 }}
      />
    ),
  },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(kitText('画面正常')),
};

/** Nothing has come yet. */
export const Connecting: Story = { args: { state: 'connecting' } };

/** What was tried, and the way to try again. */
export const Lost: Story = {
  args: { state: 'lost', tried: '10.30.0.12' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: kitText('重新连接') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
