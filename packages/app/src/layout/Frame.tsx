import { lazyPart } from '@lattice/ui/lazyPart';
import { Outlet, useLocation } from 'react-router';
import { useSnapshot } from 'valtio';
import { loadFullWindowPage, loadPasswordDue, loadRegistration, loadSecondDue, loadShell } from './pageLoaders.ts';
import { isGuest } from '../session/isGuest.ts';
import { LOCK_PATH, LockGate } from '../features/lock/LockGate.tsx';
import { isWall } from '../session/startSession.ts';
import { session } from '../session/session.ts';
import { backdrop } from '../features/screen/frame.css.ts';
import { FrameSkeleton } from './FrameSkeleton.tsx';
import { pageOf } from '../navigation/pageOf.ts';
import { Redirect } from '../navigation/Redirect.tsx';
import { Screen } from '../features/screen/Screen.tsx';
import { usePathname } from '../navigation/Address.tsx';

/** Leads to the login, and from there back here unless the person left. */
function ToLogin({ hasLeft }: { hasLeft: boolean }) {
  const { pathname, search, hash } = useLocation();
  return <Redirect to="/login" {...(!hasLeft && { from: pathname + search + hash })} />;
}

const ViewBar = lazyPart(async () => (await import('../features/viewAs/ViewBar.tsx')).ViewBar);

/** What stands around the page, by who is signed in. */
function Surroundings() {
  const { phase, user, notice, mustChangePassword, secondFactor, display } = useSnapshot(session);
  const pathname = usePathname();
  const page = pageOf(pathname)?.page;
  if (phase === 'locked' || (phase === 'in' && pathname === LOCK_PATH)) return <LockGate />;
  if (pathname.startsWith('/shouquan')) return <Outlet />;
  if (phase === 'in' && display !== null && !display.scenes.includes(pathname))
    return <Redirect to={display.scenes[0] ?? '/wall'} />;
  if (phase === 'in' && isGuest(user)) return <Screen key="guest" load={loadRegistration} />;
  if (phase === 'in' && secondFactor !== null) return <Screen key="second" load={loadSecondDue} />;
  if (phase === 'in' && mustChangePassword) return <Screen key="password" load={loadPasswordDue} />;
  if (phase === 'in' && page?.isFull === true) return <Screen key="bare" load={loadFullWindowPage} />;
  if (phase === 'in') return <Screen key="shell" load={loadShell} fallback={<FrameSkeleton />} />;
  if (phase === 'unlicensed') return <Redirect to="/shouquan1" />;
  if (page?.access === 'anyone')
    return (
      <main className={backdrop}>
        <Outlet />
      </main>
    );
  if (isWall()) return <Redirect to="/wall" />;
  return <ToLogin hasLeft={notice === 'left' || notice === 'unconfirmed'} />;
}

/**
 * The shell for people who are signed in, with a word where somebody looks as another person; others see open pages
 * bare, and the login instead of the rest.
 */
export function Frame() {
  const { phase, view } = useSnapshot(session);
  return (
    <>
      <Surroundings />
      {phase === 'in' && view !== null && <ViewBar until={view.until} />}
    </>
  );
}
