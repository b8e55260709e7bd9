import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { CameraTile } from '../CameraTile/CameraTile.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { LiveVideo, type LiveVideoProps, type VideoState } from './LiveVideo.tsx';

/** A media server in the page: it answers offers with a stream of a canvas, and nothing else. */
function loopback(): () => void {
  const { fetch: before } = globalThis;
  const peers: RTCPeerConnection[] = [];
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 320, height: 180 });
  const pen = canvas.getContext('2d');
  let at = 0;
  const timer = setInterval(() => {
    if (pen === null) return;
    pen.fillStyle = 'black';
    pen.fillRect(0, 0, 320, 180);
    pen.fillStyle = 'white';
    pen.fillRect((at += 8) % 320, 60, 40, 60);
  }, 60);
  globalThis.fetch = async (input, init) => {
    if (init?.method === 'DELETE') return new Response(null);
    if (!String(input).endsWith('/whep')) return new Response('stream not found', { status: 404 });
    const peer = new RTCPeerConnection();
    peers.push(peer);
    for (const track of canvas.captureStream(15).getTracks()) peer.addTrack(track);
    await peer.setRemoteDescription({ type: 'offer', sdp: String(init?.body) });
    await peer.setLocalDescription(await peer.createAnswer());
    await new Promise<void>((resolve) => {
      const look = () => peer.iceGatheringState === 'complete' && resolve();
      peer.addEventListener('icegatheringstatechange', look);
      look();
    });
    return new Response(peer.localDescription?.sdp ?? '', { status: 201 });
  };
  return () => {
    globalThis.fetch = before;
    clearInterval(timer);
    for (const peer of peers) peer.close();
  };
}

function Tiled(props: LiveVideoProps) {
  const [{ state, tried }, setState] = useState<{ state: VideoState; tried: string }>({
    state: 'connecting',
    tried: '',
  });
  return (
    <div style={{ inlineSize: 360, maxInlineSize: '100%', blockSize: 240 }}>
      <CameraTile name={props.name} state={state} tried={tried} onRetry={() => undefined}>
        <LiveVideo {...props} onState={(next, words) => setState({ state: next, tried: words })} />
      </CameraTile>
    </div>
  );
}

const meta: Meta<typeof LiveVideo> = {
  component: LiveVideo,
  tags: ['oneLanguage'],
  parameters: {
    docs: {
      description: {
        component: '**Do** give all ways that a platform offers, WebRTC first. **Do not** play more than are in sight.',
      },
    },
  },
  args: { name: '河东路口球机', watcher: '李华' },
  render: (args) => <Tiled {...args} />,
  beforeEach: loopback,
};
export default meta;
type Story = StoryObj<typeof LiveVideo>;

const patience = { timeout: 15_000 };

/** A way that is refused gives way to WebRTC, which plays. */
export const Playing: Story = {
  args: {
    ways: [
      { protocol: 'hls', url: '/none/index.m3u8' },
      { protocol: 'whep', url: '/cam/whep' },
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(kitText('画面正常')), patience);
    await expect(canvas.getByText('李华 · WebRTC')).toBeVisible();
  },
};

/** Nothing plays: what was tried stands there. */
export const NothingPlays: Story = {
  args: { ways: [{ protocol: 'whep', url: '/none' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/WebRTC .+ 404/, undefined, patience)).toBeVisible();
    await expect(canvas.getByRole('button', { name: kitText('重新连接') })).toBeVisible();
  },
};
