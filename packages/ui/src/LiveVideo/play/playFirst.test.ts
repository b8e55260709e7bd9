import { beforeEach, expect, it, vi } from 'vitest';
import type { Player, VideoWay } from './Player.ts';
import { playFirst } from './playFirst.ts';
import { sdpIn } from './whep.ts';

const ways: VideoWay[] = [
  { protocol: 'whep', url: 'https://media.example/whep' },
  { protocol: 'flv', url: 'https://media.example/cam.flv' },
  { protocol: 'hls', url: 'https://media.example/cam.m3u8' },
];

class Video extends EventTarget {
  videoWidth = 640;
}

const ended: string[] = [];
const never =
  (name: string): Player =>
  () =>
  () =>
    void ended.push(name);
const shows: Player = (video) => {
  queueMicrotask(() => video.dispatchEvent(new Event('loadeddata')));
  return () => void ended.push('shown');
};
const refuses: Player = (_, _url, tell) => {
  tell('refused', 404);
  return () => void ended.push('refused');
};

const run = (players: Record<VideoWay['protocol'], Player>, isSecure = false, list = ways) => {
  const said: unknown[] = [];
  const video = new Video();
  const end = playFirst(
    video as unknown as HTMLVideoElement,
    list,
    { onAttempt: (one) => said.push(one), onLive: (one) => said.push(one), onLost: () => said.push('lost') },
    {
      players: {
        whep: async () => players.whep,
        flv: async () => players.flv,
        hls: async () => players.hls,
      },
      isSecure,
    },
  );
  return { said, end };
};

beforeEach(() => {
  ended.length = 0;
  vi.useFakeTimers();
});

it('gives a way up that is silent for three seconds, ends it, and takes the next', async () => {
  const { said, end } = run({ whep: never('whep'), flv: refuses, hls: shows });
  await vi.advanceTimersByTimeAsync(2999);
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toEqual([
    { protocol: 'whep', failure: 'silent', status: 0 },
    { protocol: 'flv', failure: 'refused', status: 404 },
    'hls',
  ]);
  expect(ended).toEqual(['whep', 'refused']);
  end();
  expect(ended).toEqual(['whep', 'refused', 'shown']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(said).toHaveLength(3);
});

it('tells what was tried where nothing plays, and tries nothing that the browser would refuse', async () => {
  const plain = ways.map(({ protocol }) => ({ protocol, url: 'http://media.example/' }));
  const { said } = run({ whep: shows, flv: shows, hls: shows }, true, plain);
  await vi.advanceTimersByTimeAsync(0);
  expect(said).toEqual([...ways.map(({ protocol }) => ({ protocol, failure: 'mixed', status: 0 })), 'lost']);
});

it('reads the answer of a media server in both forms', () => {
  expect([sdpIn('v=0\r\n'), sdpIn('{"code":0,"sdp":"v=0\\r\\n"}')]).toEqual(['v=0\r\n', 'v=0\r\n']);
  expect([sdpIn('{"code":-400,"msg":"stream not found"}'), sdpIn('no stream')]).toEqual([null, null]);
});
