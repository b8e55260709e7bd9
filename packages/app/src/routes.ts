import type { ComponentType } from 'react';
import { HOME, type PageInfo, pageTable } from './pageTable.ts';

/** A page with an address of its own, and the way to its code. */
export interface PageRoute extends PageInfo {
  load: () => Promise<ComponentType>;
}

/** The page of a menu path, shown at every address that no page of `routes` has; `bring` fetches what it will need for an address. */
export const menuRoute = {
  path: '*',
  load: () => import('./screens/menu/MenuScreen.tsx').then((m) => m.MenuScreen),
  bring: (address: string) => import('./menu/bringScreen.ts').then((m) => m.bringScreen(address)),
};

/** The frame around pages of people signed in. */
export const loadShell = (): Promise<ComponentType> => import('./shell/Shell.tsx').then((m) => m.Shell);

/** Asks for the menu ahead of the frame. */
export const bringMenu = (): Promise<void> => import('./menu/useMenu.ts').then((m) => m.bringMenu());

/** What is around pages that fill the window. */
export const loadBare = (): Promise<ComponentType> => import('./shell/Bare.tsx').then((m) => m.Bare);

/** The page that stands before all others until the password is changed. */
export const loadPasswordDue = (): Promise<ComponentType> => import('./screens/errors/PasswordDue.tsx').then((m) => m.PasswordDue);

/** What guests of another login service see until they have an account. */
export const loadRegistration = (): Promise<ComponentType> => import('./tools/registration/Registration.tsx').then((m) => m.Registration);

const later = (): Promise<ComponentType> => import('./screens/errors/NotYet.tsx').then((m) => m.NotYet);
const licence = (): Promise<ComponentType> => import('./screens/licence/Licence.tsx').then((m) => m.Licence);
const filtered = (path: string, field: string) => (): Promise<ComponentType> => import('./screens/filtered/filtered.tsx').then((m) => m.filtered(path, field));
const form = (): Promise<ComponentType> => import('./screens/process/FormScreen.tsx').then((m) => m.FormScreen);
const handle = (): Promise<ComponentType> => import('./screens/process/HandleScreen.tsx').then((m) => m.HandleScreen);
const detail = (): Promise<ComponentType> => import('./screens/process/DetailScreen.tsx').then((m) => m.DetailScreen);
const dict = (): Promise<ComponentType> => import('./screens/blade-system/dict.tsx').then((m) => m.Dict);

const login = (): Promise<ComponentType> => import('./screens/login/Login.tsx').then((m) => m.Login);

const loads: Readonly<Record<string, PageRoute['load']>> = {
  '/login': login,
  '/oauth/redirect/:source': login,
  '/shouquan1': licence,
  '/shouquan2': licence,
  '/shouquan3': licence,
  '/403': () => import('./screens/errors/Forbidden.tsx').then((m) => m.Forbidden),
  '/404': () => import('./screens/errors/NotFound.tsx').then((m) => m.NotFound),
  '/500': () => import('./screens/errors/ServerError.tsx').then((m) => m.ServerError),
  [HOME]: () => import('./screens/home/Home.tsx').then((m) => m.Home),
  '/wel/dashboard': () => import('./screens/home/Console.tsx').then((m) => m.Console),
  '/test/index': () => import('./screens/home/TestPage.tsx').then((m) => m.TestPage),
  '/info/index': () => import('./screens/info/Info.tsx').then((m) => m.Info),
  '/dict-horizontal/index': dict,
  '/dict-vertical/index': dict,
  '/myiframe/:routerPath': () => import('./screens/iframe/EmbeddedScreen.tsx').then((m) => m.EmbeddedScreen),
  '/cms/article/:id/:name': filtered('cms/article', 'categoryId'),
  '/dispatch/devWarnRecord/:id/:name': filtered('dispatch/devWarnRecord', 'categoryId'),
  '/source/Massorganize/:id/:name': filtered('source/Massorganize', 'orgId'),
  '/source/houseinfo/houseStructureChart': () => import('./screens/building/StructureScreen.tsx').then((m) => m.StructureScreen),
  '/source/populationinfo/:id': () => import('./screens/person/PersonScreen.tsx').then((m) => m.PersonScreen),
  '/flow/design/:id/:name': () => import('./screens/definitions/DesignScreen.tsx').then((m) => m.DesignScreen),
  '/work/process/leave/form/:processDefinitionId': form,
  '/work/process/leave/handle/:taskId/:processInstanceId/:businessId': handle,
  '/work/process/leave/detail/:processInstanceId/:businessId': detail,
  '/work/process/:process/form/:processDefinitionId': form,
  '/work/process/:process/handle/:taskId/:processInstanceId/:businessId': handle,
  '/work/process/:process/detail/:processInstanceId/:businessId': detail,
};

/** Pages by address; those without code of their own yet say so. */
export const routes: readonly PageRoute[] = pageTable.map((info) => ({ ...info, load: loads[info.path] ?? later }));

/** Old and short addresses of pages. */
export const redirects: Readonly<Record<string, string>> = { '/': HOME, '/wel': HOME, '/home': HOME, '/dispatch/gis-mapvisual': '/dispatch/gis' };
