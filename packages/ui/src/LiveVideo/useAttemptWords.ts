import { useLingui } from '@lingui/react/macro';
import type { Attempt, PlayFailure, VideoWay } from './play/Player.ts';
import { PATIENCE } from './play/playFirst.ts';

/** What the ways are called. */
export const protocolNames: Readonly<Record<VideoWay['protocol'], string>> = {
  whep: 'WebRTC',
  flv: 'HTTP-FLV',
  hls: 'HLS',
};

/** Says what was tried and how it went, as one sentence. */
export function useAttemptWords(): (attempts: readonly Attempt[]) => string {
  const { t } = useLingui();
  const seconds = PATIENCE / 1000;
  const reasons: Readonly<Record<PlayFailure, string>> = {
    mixed: t`本页面用 HTTPS，浏览器不取 HTTP 的画面`,
    unsupported: t`浏览器不能播放`,
    unreachable: t`连不上媒体服务器`,
    refused: t`媒体服务器拒绝`,
    silent: t`${seconds} 秒内没有画面`,
    codec: t`编码不能播放，请在平台上改用 H.264 子码流`,
    ended: t`画面中断`,
  };
  return (attempts) => {
    const said = attempts.map(({ protocol, failure, status }) => {
      const reason = status === 0 ? reasons[failure] : `${reasons[failure]} ${status}`;
      return `${protocolNames[protocol]} ${reason}`;
    });
    return said.join(t`；`);
  };
}
