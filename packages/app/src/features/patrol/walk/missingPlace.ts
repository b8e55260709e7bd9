import type { NoPosition } from '@lattice/ui/LocateButton';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What to do where the browser gives no position. */
export const missingPlace: Readonly<Record<NoPosition, MessageDescriptor>> = {
  insecure: msg`浏览器只向 https 页面提供位置，不能打卡：请联系系统管理员启用 HTTPS`,
  refused: msg`浏览器没有允许使用位置，不能打卡：请在网站设置里允许后再试`,
  unknown: msg`没有得到位置，不能打卡：请打开手机的定位，到空旷处再试`,
};
