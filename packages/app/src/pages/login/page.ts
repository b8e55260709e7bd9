import { msg } from '@lingui/core/macro';
import type { Page } from '../../navigation/Page.ts';

const load: Page['load'] = () => import('./Login.tsx').then((m) => m.Login);

/** The login, and the address to which other login services send people back. */
export const pages: readonly Page[] = [
  { path: '/login', title: msg`登录`, access: 'guest', load },
  { path: '/oauth/redirect/:source', title: msg`登录`, access: 'guest', load },
];
