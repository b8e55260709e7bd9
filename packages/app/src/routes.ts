import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';

/** A page with an address of its own, besides those of the menu. */
export interface PageRoute {
  path: string;
  /** Its tag label, which is also the title of the window. */
  title: MessageDescriptor;
  /** Who may see it: people signed in, people not signed in, or both. */
  access: 'member' | 'guest' | 'anyone';
  load: () => Promise<ComponentType>;
}

/** The page of a menu path, shown at every address that no page of `routes` has. */
export const menuRoute = { path: '*', load: () => import('./screens/menu/MenuScreen.tsx').then((m) => m.MenuScreen) };

/** The frame around pages of people signed in. */
export const loadShell = (): Promise<ComponentType> => import('./shell/Shell.tsx').then((m) => m.Shell);

/** The page that stands before all others until the password is changed. */
export const loadPasswordDue = (): Promise<ComponentType> => import('./screens/errors/PasswordDue.tsx').then((m) => m.PasswordDue);

/** Pages by address (specification, section 2). */
export const routes: readonly PageRoute[] = [
  { path: '/login', title: msg`登录`, access: 'guest', load: () => import('./screens/login/Login.tsx').then((m) => m.Login) },
  { path: '/shouquan1', title: msg`未授权`, access: 'anyone', load: () => import('./screens/errors/Unlicensed.tsx').then((m) => m.Unlicensed) },
  { path: '/403', title: msg`没有权限`, access: 'anyone', load: () => import('./screens/errors/Forbidden.tsx').then((m) => m.Forbidden) },
  { path: '/404', title: msg`页面不存在`, access: 'anyone', load: () => import('./screens/errors/NotFound.tsx').then((m) => m.NotFound) },
  { path: '/500', title: msg`服务器错误`, access: 'anyone', load: () => import('./screens/errors/ServerError.tsx').then((m) => m.ServerError) },
  { path: '/wel/index', title: msg`首页`, access: 'member', load: () => import('./screens/home/Home.tsx').then((m) => m.Home) },
];

/** Old and short addresses of pages. */
export const redirects: Readonly<Record<string, string>> = { '/': '/wel/index', '/wel': '/wel/index', '/home': '/wel/index' };
