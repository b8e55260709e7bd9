import { msg } from '@lingui/core/macro';
import type { Page } from '../../navigation/Page.ts';

const open = { access: 'anyone', isTab: false } as const;

/** Pages of errors by status. */
export const pages: readonly Page[] = [
  { path: '/403', title: msg`没有权限`, ...open, load: () => import('./Forbidden.tsx').then((m) => m.Forbidden) },
  { path: '/404', title: msg`页面不存在`, ...open, load: () => import('./NotFound.tsx').then((m) => m.NotFound) },
  { path: '/500', title: msg`服务器错误`, ...open, load: () => import('./ServerError.tsx').then((m) => m.ServerError) },
];
