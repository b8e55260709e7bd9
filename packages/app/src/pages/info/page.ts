import { msg } from '@lingui/core/macro';
import type { Page } from '../../navigation/Page.ts';

/** What people keep about themselves: profile, password, sessions. */
export const pages: readonly Page[] = [
  { path: '/info/index', title: msg`个人信息`, access: 'member', load: () => import('./Info.tsx').then((m) => m.Info) },
];
