import { t } from '@lingui/core/macro';
import type { NoMedia, OwnMedia } from './openMedia.ts';

const words: Record<NoMedia, () => string> = {
  insecure: () =>
    t`本页面没有使用 HTTPS，浏览器不开放麦克风和摄像头。请联系管理员为系统启用 HTTPS，或在服务器本机打开；现在可以收听和收看。`,
  refused: () =>
    t`浏览器没有得到麦克风和摄像头的许可。请点按地址栏旁的图标，允许本网站使用后重新加入；现在可以收听和收看。`,
  none: () => t`没有找到麦克风和摄像头。请接好设备后重新加入；现在可以收听和收看。`,
  busy: () => t`麦克风或摄像头正被其他程序使用。请关闭那个程序后重新加入；现在可以收听和收看。`,
};

/** Why something of a person's sound and picture is missing, and what to do; '' where all is there. */
export function mediaWords({ noSound, noPicture }: Pick<OwnMedia, 'noSound' | 'noPicture'>): string {
  if (noSound !== null && noPicture !== null) return words[noSound]();
  if (noSound !== null) return t`没有可用的麦克风，别人听不到您。请检查麦克风后重新加入。`;
  return noPicture === null ? '' : t`没有可用的摄像头，别人看不到您，可以正常说话。`;
}
