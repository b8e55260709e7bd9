import type { Context } from '../../../call/Context.ts';
import { md5Hex } from '../../../crypto/digest.ts';
import { say } from '../../../words/say.ts';
import type { Platform } from '../platform.ts';
import { askPlatform, notGiven } from './askPlatform.ts';
import type { Camera, VideoPlatform } from './VideoPlatform.ts';
import { askChannel, askWvp, channelOf, own } from './wvpCalls.ts';

/** Milliseconds that the device has to answer. */
const WAIT = 10_000;

/** Device and channel by their national codes, which the name of the channel's stream holds. */
async function codesOf(camera: Camera, platform: Platform, context: Context): Promise<string> {
  const channelId = await channelOf(camera, platform, context);
  const { stream } = own(await askChannel(platform, 'play', { channelId }, context, WAIT));
  const [, device = '', channel = ''] = /^(\d{20})_(\d{20})/.exec(String(stream)) ?? [];
  if (channel === '') throw notGiven(platform, say`平台没有说明这一路属于哪台设备，不能对讲`);
  return `${device}/${channel}`;
}

/**
 * Has wvp call the device and sends it what a browser says. The offer goes through this server, since the platform's
 * signature for sending (`sign`) is good for every stream and for ever: no browser may have it.
 */
export const speakByWvp: NonNullable<VideoPlatform['speak']> = async (offer, camera, platform, context) => {
  const codes = await codesOf(camera, platform, context);
  const begun = own(
    await askWvp(
      platform,
      { path: `/api/play/broadcast/${codes}`, query: { timeout: '30', broadcastMode: 'true' }, wait: WAIT },
      context,
    ),
  );
  const { rtc, rtcs } = own(begun.streamInfo);
  const address = [rtc, rtcs].find((one) => typeof one === 'string' && URL.canParse(one));
  if (address === undefined) throw notGiven(platform, say`平台没有给出送出声音的地址`);
  const { pushKey } = own(await askWvp(platform, { path: '/api/user/userInfo', query: {}, body: '' }, context));
  const { origin, pathname, searchParams } = new URL(String(address));
  const { code, msg, sdp } = await askPlatform(
    { ...platform, url: origin },
    {
      path: pathname,
      query: { ...Object.fromEntries(searchParams), type: 'push', sign: md5Hex(String(pushKey ?? '')) },
      headers: { 'content-type': 'text/plain' },
      body: offer,
    },
    context,
  );
  if (code !== 0 || typeof sdp !== 'string') throw notGiven(platform, say`平台说“${String(msg ?? code)}”`);
  return sdp;
};

/** Has wvp hang up. */
export const hushByWvp: NonNullable<VideoPlatform['hush']> = async (camera, platform, context) => {
  const path = `/api/play/broadcast/stop/${await codesOf(camera, platform, context)}`;
  await askWvp(platform, { path, query: {} }, context);
};
