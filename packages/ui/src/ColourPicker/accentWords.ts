import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { ColorRole } from '../theme/seeds.ts';

/** What staff call the parts that an accent colours. */
export const accentWords: Partial<Record<ColorRole, MessageDescriptor>> = {
  accent: msg`按钮的底色`,
  accentMark: msg`标记与线条`,
  accentText: msg`链接与强调文字`,
  focusRing: msg`焦点框`,
  rowHover: msg`鼠标所在行`,
  rowSelected: msg`选中行`,
  accentSoft: msg`浅色底`,
  onSidebarActive: msg`侧栏当前项的文字`,
  onTagActive: msg`当前标签的文字`,
};
