import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { kitText } from '../fixtures/kitText.ts';
import { MeetingTile, type MeetingTileProps } from './MeetingTile.tsx';
import { inBox } from '../fixtures/surroundings.tsx';

/** **Do** say in a word beside the name why nobody is seen. **Do not** play one’s own sound. */
export default {
  component: MeetingTile,
  args: { name: '王秀兰', stream: null, hasSound: true, hasPicture: false },
  decorators: [inBox({ inlineSize: 320, maxInlineSize: '100%', aspectRatio: '16 / 10' })],
} satisfies Meta<typeof MeetingTile>;
type Story = StoryObj<typeof MeetingTile>;

/** A canvas as if it were a camera; there is none on a server. */
function cameraOf(): { canvas: HTMLCanvasElement; stream: MediaStream } | null {
  if (typeof document === 'undefined') return null;
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 200 });
  return { canvas, stream: canvas.captureStream(10) };
}

/** Shows what a camera sees. */
function Seen(props: MeetingTileProps) {
  const [camera] = useState(cameraOf);
  useEffect(() => {
    if (camera === null) return undefined;
    const to = camera.canvas.getContext('2d');
    const timer = setInterval(() => to?.fillRect(0, 0, (Date.now() / 10) % 320, 200), 100);
    return () => {
      clearInterval(timer);
      for (const track of camera.stream.getTracks()) track.stop();
    };
  }, [camera]);
  return <MeetingTile {...props} stream={camera?.stream ?? null} />;
}

/** Somebody who is seen. */
export const Picture: Story = {
  args: { hasPicture: true },
  render: (args) => <Seen {...args} />,
  play: async ({ canvas }) => {
    const video = canvas.getByLabelText<HTMLVideoElement>(
      new RegExp(`^${kitText('{name}的画面').replace('{name}', '.*')}$`),
    );
    await waitFor(() => expect(video.videoWidth).toBe(320));
  },
};

/** Somebody without camera and with the microphone off, who is only just connected. */
export const Letters: Story = {
  args: { hasSound: false, note: kitText('正在连接') },
  play: async ({ canvas }) => expect(canvas.getByText(kitText('麦克风已关闭'))).toBeInTheDocument(),
};
