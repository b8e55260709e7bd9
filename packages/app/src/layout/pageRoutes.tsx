import type { RouteObject } from 'react-router';
import { Screen } from '../features/screen/Screen.tsx';
import { allPages } from '../navigation/allPages.ts';
import type { Page } from '../navigation/Page.ts';
import { NamedScreen } from './NamedScreen.tsx';
import { menuRoute } from './pageLoaders.ts';

/** The pages for some kinds of people. */
export const pagesFor = (accesses: readonly Page['access'][]): RouteObject[] =>
  allPages
    .filter(({ access }) => accesses.includes(access))
    .map((page) => ({ path: page.path, element: <NamedScreen page={page} /> }));

/** The pages that the shell shows: those of its own and those of the menu. */
export const memberPages: RouteObject[] = [
  ...pagesFor(['member', 'anyone']),
  { path: menuRoute.path, element: <Screen load={menuRoute.load} /> },
];
