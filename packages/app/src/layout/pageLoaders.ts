import type { ComponentType } from 'react';

/**
 * The page of a menu path, shown at every address that no page of `pages/` has; `bring` fetches what it will need for
 * an address.
 */
export const menuRoute = {
  path: '*',
  load: () => import('./menuPage/MenuScreen.tsx').then((m) => m.MenuScreen),
  bring: (address: string) => import('./menuPage/preloadScreen.ts').then((m) => m.preloadScreen(address)),
};

/** The frame around pages of people signed in. */
export const loadShell = (): Promise<ComponentType> => import('./Shell.tsx').then((m) => m.Shell);

/** Asks for the menu ahead of the frame. */
export const preloadMenu = (): Promise<void> => import('../navigation/useMenu.ts').then((m) => m.loadMenu());

/** What is around pages that fill the window. */
export const loadFullWindowPage = (): Promise<ComponentType> =>
  import('./FullWindowPage.tsx').then((m) => m.FullWindowPage);

/** The page that stands before all others until the password is changed. */
export const loadPasswordDue = (): Promise<ComponentType> =>
  import('../features/password/PasswordDue.tsx').then((m) => m.PasswordDue);

/** The page that stands before all others until a one-time code is given. */
export const loadSecondDue = (): Promise<ComponentType> =>
  import('../features/second/SecondDue.tsx').then((m) => m.SecondDue);

/** What guests of another login service see until they have an account. */
export const loadRegistration = (): Promise<ComponentType> =>
  import('../features/registration/Registration.tsx').then((m) => m.Registration);
