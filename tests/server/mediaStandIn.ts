import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A media platform that answers as the sources of wvp-GB28181-pro 2.7.4 and ZLMediaKit do. */
export interface MediaStandIn {
  address: string;
  /** National code of its one channel. */
  code: string;
  /** What it was asked, in order. */
  told(): string[];
  /** Refuses so many of the next wishes to stop a camera. */
  refuse(count: number): void;
  close(): Promise<void>;
}

const CODE = '34020000001320000001';
const DEVICE = '34020000001110000001';
const PUSH_KEY = '3e80d1762a324d5b0ff636e0bd16f1e3';
/** The channel's number, its presets, and the answers of wvp below /api/common/channel/ and of ZLMediaKit. */
const answers = (host: string, query: URLSearchParams): Readonly<Record<string, unknown>> => ({
  '/api/common/channel/list': {
    total: 1,
    list: query.get('query') === CODE ? [{ gbId: 17, gbDeviceId: CODE, gbName: '路口球机', gbStatus: 'ON' }] : [],
  },
  '/api/common/channel/play': {
    app: 'rtp',
    stream: `${DEVICE}_${CODE}`,
    flv: `http://${host}/rtp/3402.live.flv`,
    https_flv: null,
    hls: `http://${host}/rtp/3402/hls.m3u8`,
    rtc: `http://${host}/index/api/webrtc?app=rtp&stream=3402&type=play`,
    rtsp: 'rtsp://10.1.0.5/rtp/3402',
  },
  '/api/common/channel/playback/query': [
    { startTime: '2026-11-19 09:00:00', endTime: '2026-11-19 09:30:00', fileSize: '1048576' },
    { startTime: '2026-11-18 23:50:00', endTime: '2026-11-19 00:10:00', fileSize: '1048576' },
  ],
  '/api/common/channel/playback': {
    app: 'rtp',
    stream: '3402_20261119090000_20261119093000',
    flv: `http://${host}/rtp/3402_playback.live.flv`,
    hls: `http://${host}/rtp/3402_playback/hls.m3u8`,
  },
  [`/api/play/broadcast/${DEVICE}/${CODE}`]: {
    codec: 'G.711',
    app: 'broadcast',
    stream: `${DEVICE}_${CODE}`,
    streamInfo: { rtc: `http://${host}/index/api/webrtc?app=broadcast&stream=${DEVICE}_${CODE}&type=push` },
  },
  '/api/user/userInfo': { id: 1, username: 'admin', pushKey: PUSH_KEY },
  '/api/common/channel/front-end/preset/query': [{ presetId: '1', presetName: '大门' }],
});

/** Opens the platform on a port of this machine; its key is `key`. */
export async function openMediaStandIn(): Promise<MediaStandIn> {
  const asked: string[] = [];
  let refused = 0;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'application/json');
    if (pathname === '/index/api/getMediaList') {
      const isThere = searchParams.get('app') === 'live' && searchParams.get('stream') === 'cam01';
      const good = { code: 0, ...(isThere && { data: [{ app: 'live', stream: 'cam01', schema: 'rtsp' }] }) };
      return response.end(
        JSON.stringify(searchParams.get('secret') === 'key' ? good : { code: -100, msg: 'Incorrect secret' }),
      );
    }
    if (pathname === '/index/api/webrtc') {
      const isSigned = searchParams.get('sign') === createHash('md5').update(PUSH_KEY).digest('hex');
      let offer = '';
      request.on('data', (part: Buffer) => (offer += part.toString('utf8')));
      return request.on('end', () => {
        const isOffer = isSigned && searchParams.get('type') === 'push' && offer.startsWith('v=0');
        response.end(JSON.stringify(isOffer ? { code: 0, sdp: 'v=0\r\nanswer' } : { code: -400, msg: 'Unauthorized' }));
      });
    }
    if (request.headers['api-key'] !== 'key') {
      response.statusCode = 401;
      return response.end(JSON.stringify({ code: 401, msg: '请登录后重新请求' }));
    }
    if (refused > 0 && searchParams.get('command') === 'stop') {
      refused -= 1;
      return response.end(JSON.stringify({ code: 100, msg: '设备离线' }));
    }
    const data = answers(request.headers.host ?? '', searchParams)[pathname] ?? null;
    return response.end(JSON.stringify({ code: 0, msg: '成功', data }));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    code: CODE,
    told: () => [...asked],
    refuse: (count) => void (refused = count),
    close: async () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
