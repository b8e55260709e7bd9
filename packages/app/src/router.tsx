import { Navigate, type RouteObject, createBrowserRouter } from 'react-router';
import { Frame } from './frame/Frame.tsx';
import { FrameSkeleton } from './frame/FrameSkeleton.tsx';
import { Gate } from './frame/Gate.tsx';
import { NamedScreen } from './frame/NamedScreen.tsx';
import { Screen } from './frame/Screen.tsx';
import { StartFault } from './frame/StartFault.tsx';
import { type PageRoute, loadShell, menuRoute, redirects, routes } from './routes.ts';
import { mayBeIn, resume } from './session/resume.ts';

const ahead = (load: () => Promise<unknown>) => void load().catch(() => null);

const pages = (accesses: readonly PageRoute['access'][]): RouteObject[] =>
  routes.filter(({ access }) => accesses.includes(access)).map((page) => ({
    path: page.path,
    loader: () => {
      ahead(page.load);
      return null;
    },
    element: <NamedScreen page={page} />,
  }));

const members: RouteObject[] = [
  ...Object.entries(redirects).map(([path, to]) => ({ path, element: <Navigate to={to} replace /> })),
  ...pages(['member', 'anyone']),
  { path: menuRoute.path, element: <Screen load={menuRoute.load} /> },
];

/** Every address of the application. A session left by an earlier page is resumed before the first page is shown. */
export const router = createBrowserRouter([
  { loader: resume, HydrateFallback: () => null, ErrorBoundary: StartFault, Component: Gate, children: pages(['guest']) },
  {
    loader: () => {
      if (mayBeIn()) ahead(loadShell);
      return resume();
    },
    HydrateFallback: FrameSkeleton,
    ErrorBoundary: StartFault,
    Component: Frame,
    children: members,
  },
]);
