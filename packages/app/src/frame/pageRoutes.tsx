import type { RouteObject } from 'react-router';
import { type PageRoute, menuRoute, routes } from '../routes.ts';
import { NamedScreen } from './NamedScreen.tsx';
import { Screen } from './Screen.tsx';

/** The pages for some kinds of people, each fetched ahead as soon as its address is asked for. */
export const pagesFor = (accesses: readonly PageRoute['access'][]): RouteObject[] =>
  routes.filter(({ access }) => accesses.includes(access)).map((page) => ({
    path: page.path,
    loader: () => {
      void page.load().catch(() => null);
      return null;
    },
    element: <NamedScreen page={page} />,
  }));

/** The pages that the shell shows: those of its own and those of the menu. */
export const memberPages: RouteObject[] = [...pagesFor(['member', 'anyone']), { path: menuRoute.path, element: <Screen load={menuRoute.load} /> }];
