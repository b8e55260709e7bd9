import { msg } from '@lingui/core/macro';
import { HOME, type Page } from '../../navigation/Page.ts';

/** The first page, the console and the test page. */
export const pages: readonly Page[] = [
  {
    path: HOME,
    title: msg`首页`,
    access: 'member',
    redirects: ['/', '/wel', '/home'],
    load: () => import('./Home.tsx').then((m) => m.Home),
  },
  {
    path: '/wel/dashboard',
    title: msg`控制台`,
    access: 'member',
    load: () => import('./Console.tsx').then((m) => m.Console),
  },
  {
    path: '/test/index',
    title: msg`测试页`,
    access: 'member',
    load: () => import('./TestPage.tsx').then((m) => m.TestPage),
  },
];
