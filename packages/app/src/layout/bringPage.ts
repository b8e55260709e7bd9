import { movedPath } from '../navigation/movedPath.ts';
import { pageOf } from '../navigation/pageOf.ts';
import { mayBeSignedIn, resumeSession } from '../session/resumeSession.ts';
import { loadShell, menuRoute, preloadMenu } from './pageLoaders.ts';

let last = '';

/** Fetches the code of the page of a path, and what the page will ask for; once while the path stays. */
export function bringPage(pathname: string): void {
  if (pathname === last) return;
  last = pathname;
  const page = pageOf(pathname)?.page;
  const bring = async () => (page === undefined ? mayBeSignedIn() && menuRoute.bring(pathname) : page.load());
  bring().catch(() => null);
}

/** Asks, before anything is drawn, who is signed in, and for the page of the address, the frame and the menu. */
export function bringFirstPage(): void {
  const shown = movedPath(location.pathname);
  if (shown !== location.pathname) history.replaceState(null, '', shown);
  bringPage(location.pathname);
  const hasFrame = mayBeSignedIn() && pageOf(location.pathname)?.page.access !== 'guest';
  if (hasFrame) loadShell().catch(() => null);
  resumeSession()
    .then((isIn) => (isIn && hasFrame ? preloadMenu() : undefined))
    .catch(() => null);
}
