import { say } from '../../../words/say.ts';
import { notGiven } from './askPlatform.ts';
import { pictureSeal } from './pictureAddress.ts';
import type { VideoPlatform } from './VideoPlatform.ts';
import { withQuery } from './withQuery.ts';

/** Port of its streams by HLS, where those by WebRTC have another one. */
const HLS_PORT = '8888';

/** MediaMTX 1.15: a media server; its address is that of its WebRTC server. It moves no cameras. */
export const mediaMtxPlatform: VideoPlatform = {
  open: async (camera, platform, context) => {
    const path = camera.thirdId;
    if (!/^[\w.~-]+(?:\/[\w.~-]+)*$/.test(path))
      throw notGiven(platform, say`“第三方设备标识”应写 MediaMTX 的路径，例如 cam01`);
    const seal = await pictureSeal(camera.id, context);
    const hls = new URL(platform.media);
    hls.port = HLS_PORT;
    return [
      { protocol: 'whep', url: withQuery(`${platform.media}/${path}/whep`, seal) },
      { protocol: 'hls', url: withQuery(`${hls.origin}/${path}/index.m3u8`, seal) },
    ];
  },
};
