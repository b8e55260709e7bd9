import type { RouteObject } from 'react-router';
import { allPages } from '../navigation/allPages.ts';
import type { Page } from '../navigation/Page.ts';
import { menuRoute } from './pageLoaders.ts';
import { mayBeSignedIn } from '../session/resumeSession.ts';
import { NamedScreen } from './NamedScreen.tsx';
import { Screen } from '../features/screen/Screen.tsx';

/** A loader that begins to bring what a page needs, and waits for nothing. */
const ahead =
  (bring: (address: string) => Promise<unknown>): RouteObject['loader'] =>
  ({ request }) => {
    bring(new URL(request.url).pathname).catch(() => null);
    return null;
  };

/** The pages for some kinds of people, each fetched ahead as soon as its address is asked for. */
export const pagesFor = (accesses: readonly Page['access'][]): RouteObject[] =>
  allPages
    .filter(({ access }) => accesses.includes(access))
    .map((page) => ({
      path: page.path,
      loader: ahead(page.load),
      element: <NamedScreen page={page} />,
    }));

/** The pages that the shell shows: those of its own and those of the menu. */
export const memberPages: RouteObject[] = [
  ...pagesFor(['member', 'anyone']),
  {
    path: menuRoute.path,
    loader: ahead(async (address) => mayBeSignedIn() && menuRoute.bring(address)),
    element: <Screen load={menuRoute.load} />,
  },
];
