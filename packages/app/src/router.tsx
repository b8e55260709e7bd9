import {
  type RouteObject,
  UNSAFE_createBrowserHistory,
  UNSAFE_createRouter,
  UNSAFE_defaultMapRouteProperties,
  UNSAFE_hydrationRouteProperties,
  redirect,
} from 'react-router';
import { Frame } from './layout/Frame.tsx';
import { FrameSkeleton } from './layout/FrameSkeleton.tsx';
import { Gate } from './layout/Gate.tsx';
import { MemberPages } from './layout/tabs/MemberPages.ts';
import { memberPages, pagesFor } from './layout/pageRoutes.tsx';
import { StartFault } from './layout/StartFault.tsx';
import { keepsOnQuery } from './layout/keepsOnQuery.ts';
import { preloadMenu, loadShell } from './layout/pageLoaders.ts';
import { allPages } from './navigation/allPages.ts';
import { mayBeSignedIn, resumeSession } from './session/resumeSession.ts';
import { Pathname } from './navigation/Pathname.tsx';

const moved: RouteObject[] = allPages.flatMap(({ path: to, redirects = [] }) =>
  redirects.map((path) => ({ path, loader: () => redirect(to) })),
);

const pages: RouteObject[] = [
  {
    loader: resumeSession,
    shouldRevalidate: keepsOnQuery,
    HydrateFallback: () => null,
    ErrorBoundary: StartFault,
    Component: Gate,
    children: pagesFor(['guest']),
  },
  {
    loader: () => {
      if (mayBeSignedIn()) void loadShell().catch(() => null);
      const isIn = resumeSession();
      isIn.then((yes) => (yes ? preloadMenu() : undefined)).catch(() => null);
      return isIn;
    },
    shouldRevalidate: keepsOnQuery,
    HydrateFallback: FrameSkeleton,
    ErrorBoundary: StartFault,
    element: (
      <MemberPages value={memberPages}>
        <Pathname>
          <Frame />
        </Pathname>
      </MemberPages>
    ),
    children: [...moved, ...memberPages],
  },
];

/**
 * Every address of the application. A session left by an earlier page is resumed before the first page is shown. Made
 * of the parts of `createBrowserRouter`, whose module brings links and forms of 5.6 kB along.
 */
export const router = UNSAFE_createRouter({
  history: UNSAFE_createBrowserHistory({}),
  routes: pages,
  mapRouteProperties: UNSAFE_defaultMapRouteProperties,
  hydrationRouteProperties: UNSAFE_hydrationRouteProperties,
}).initialize();
