import { say } from '../../../words/say.ts';
import { askPlatform, notGiven } from './askPlatform.ts';
import { pictureSeal } from './pictureAddress.ts';
import type { VideoPlatform } from './VideoPlatform.ts';
import { withQuery } from './withQuery.ts';

/** ZLMediaKit (2025): a media server that plays what comes in; it moves no cameras. */
export const zlmPlatform: VideoPlatform = {
  open: async (camera, platform, context) => {
    const [, app = '', stream = ''] = /^([\w.-]+)\/([\w./-]+)$/.exec(camera.thirdId) ?? [];
    if (app === '') throw notGiven(platform, say`“第三方设备标识”应写作 应用名/流名，例如 live/cam01`);
    if (platform.secret !== '') {
      const query = { secret: platform.secret, vhost: '__defaultVhost__', app, stream };
      const { code, msg, data } = await askPlatform(platform, { path: '/index/api/getMediaList', query }, context);
      if (code !== 0) throw notGiven(platform, say`平台说“${String(msg ?? code)}”`);
      if (!Array.isArray(data) || data.length === 0)
        throw notGiven(platform, say`平台现在没有收到“${camera.thirdId}”的画面`);
    }
    const seal = await pictureSeal(camera.id, context);
    const at = (path: string, query: Readonly<Record<string, string>> = {}) =>
      withQuery(`${platform.media}${path}`, { ...query, ...seal });
    return [
      { protocol: 'whep', url: at('/index/api/whep', { app, stream }) },
      { protocol: 'flv', url: at(`/${app}/${stream}.live.flv`) },
      { protocol: 'hls', url: at(`/${app}/${stream}/hls.m3u8`) },
    ];
  },
};
