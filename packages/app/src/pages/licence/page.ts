import { msg } from '@lingui/core/macro';
import type { Page } from '../../navigation/Page.ts';

const rest: Pick<Page, 'access' | 'isTab' | 'isFull' | 'load'> = {
  access: 'anyone',
  isTab: false,
  isFull: true,
  load: () => import('./Licence.tsx').then((m) => m.Licence),
};

/** The three steps of the licence. */
export const pages: readonly Page[] = [
  { path: '/shouquan1', title: msg`系统授权`, ...rest },
  { path: '/shouquan2', title: msg`在线授权`, ...rest },
  { path: '/shouquan3', title: msg`授权完成`, ...rest },
];
