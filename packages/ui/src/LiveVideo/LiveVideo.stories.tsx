import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { CameraTile } from '../CameraTile/CameraTile.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { madeFlv, madeHls, madeOldFlv } from './fixtures/madeStreams.ts';
import { LiveVideo, type LiveVideoProps, type VideoState } from './LiveVideo.tsx';

/** An answer that brings parts and then goes on, as a camera does. */
const endless = (parts: readonly Uint8Array<ArrayBuffer>[]): Response =>
  new Response(new ReadableStream({ start: (to) => parts.forEach((part) => to.enqueue(part)) }), {
    headers: { 'content-type': 'video/x-flv' },
  });

/** A media server in the page: it answers offers with a stream of a canvas, and asks for FLV with one of H.264. */
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
    const address = String(input instanceof Request ? input.url : input);
    if (address.startsWith('blob:')) return before(input, init);
    if (address.endsWith('.flv')) return endless(address.endsWith('/old.flv') ? madeOldFlv() : await madeFlv());
    if (!address.endsWith('/whep')) return new Response('stream not found', { status: 404 });
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

/** **Do** give all ways that a platform offers, WebRTC first. **Do not** play more than are in sight. */
export default {
  component: LiveVideo,
  tags: ['oneLanguage'],
  args: { name: '河东路口球机', watcher: '李华' },
  render: (args) => <Tiled {...args} />,
  beforeEach: loopback,
} satisfies Meta<typeof LiveVideo>;
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

const isPlaying = async (canvas: HTMLElement, way: string) => {
  await waitFor(() => expect(canvas.querySelector('[role="status"]')).toHaveTextContent(kitText('画面正常')), patience);
  await expect(canvas).toHaveTextContent(`李华 · ${way}`);
  const video = canvas.querySelector('video');
  await expect([video?.videoWidth, video?.videoHeight, video?.error]).toEqual([320, 180, null]);
};

/** FLV of H.264, with its first picture within the time that a way has. */
export const PlayingFlv: Story = {
  args: { ways: [{ protocol: 'flv', url: '/cam.flv' }] },
  play: async ({ canvasElement }) => isPlaying(canvasElement, 'HTTP-FLV'),
};

interface MadeHls {
  made: { url: string; end: () => void };
}

/** HLS of H.264. */
export const PlayingHls: Story = {
  loaders: [async () => ({ made: await madeHls() })],
  // A server that draws the story has no stream.
  render: (args, { loaded }) => (
    <Tiled {...args} ways={[{ protocol: 'hls', url: (loaded as Partial<MadeHls>).made?.url ?? '/none.m3u8' }]} />
  ),
  play: async ({ canvasElement, loaded }) => {
    await isPlaying(canvasElement, 'HLS');
    (loaded as MadeHls).made.end();
  },
};

/** A codec that browsers do not play and a server that refuses give way to what plays. */
export const FallingBack: Story = {
  args: {
    ways: [
      { protocol: 'flv', url: '/old.flv' },
      { protocol: 'whep', url: '/none' },
      { protocol: 'flv', url: '/cam.flv' },
    ],
  },
  play: async ({ canvasElement }) => {
    const began = performance.now();
    await isPlaying(canvasElement, 'HTTP-FLV');
    await expect(performance.now() - began).toBeLessThan(9000);
  },
};

/** A codec that browsers do not play, and nothing else: the words say what to change on the platform. */
export const WrongCodec: Story = {
  args: { ways: [{ protocol: 'flv', url: '/old.flv' }] },
  play: async ({ canvas }) =>
    expect(await canvas.findByText(new RegExp(`HTTP-FLV .*H\\.264`), undefined, patience)).toBeVisible(),
};

/** Nothing plays: what was tried stands there. */
export const NothingPlays: Story = {
  args: { ways: [{ protocol: 'whep', url: '/none' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/WebRTC .+ 404/, undefined, patience)).toBeVisible();
    await expect(canvas.getByRole('button', { name: kitText('重新连接') })).toBeVisible();
  },
};
