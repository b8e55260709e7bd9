import { type RouteObject, UNSAFE_createBrowserHistory, UNSAFE_createRouter, UNSAFE_defaultMapRouteProperties, UNSAFE_hydrationRouteProperties, redirect } from 'react-router';
import { Frame } from './frame/Frame.tsx';
import { FrameSkeleton } from './frame/FrameSkeleton.tsx';
import { Gate } from './frame/Gate.tsx';
import { MemberPages } from './frame/MemberPages.ts';
import { memberPages, pagesFor } from './frame/pageRoutes.tsx';
import { StartFault } from './frame/StartFault.tsx';
import { bringMenu, loadShell, redirects } from './routes.ts';
import { mayBeIn, resume } from './session/resume.ts';

const moved: RouteObject[] = Object.entries(redirects).map(([path, to]) => ({ path, loader: () => redirect(to) }));

const pages: RouteObject[] = [
  { loader: resume, HydrateFallback: () => null, ErrorBoundary: StartFault, Component: Gate, children: pagesFor(['guest']) },
  {
    loader: () => {
      if (mayBeIn()) void loadShell().catch(() => null);
      const isIn = resume();
      isIn.then((yes) => (yes ? bringMenu() : undefined)).catch(() => null);
      return isIn;
    },
    HydrateFallback: FrameSkeleton,
    ErrorBoundary: StartFault,
    element: <MemberPages value={memberPages}><Frame /></MemberPages>,
    children: [...moved, ...memberPages],
  },
];

/** Every address of the application. A session left by an earlier page is resumed before the first page is shown. Made of the parts of `createBrowserRouter`, whose module brings links and forms of 5.6 kB along. */
export const router = UNSAFE_createRouter({
  history: UNSAFE_createBrowserHistory({}),
  routes: pages,
  mapRouteProperties: UNSAFE_defaultMapRouteProperties,
  hydrationRouteProperties: UNSAFE_hydrationRouteProperties,
}).initialize();
