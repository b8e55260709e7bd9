import { Navigate, Outlet, useLocation } from 'react-router';
import { useSnapshot } from 'valtio';
import { loadPasswordDue, loadShell, routes } from '../routes.ts';
import { session } from '../session/session.ts';
import { backdrop } from './frame.css.ts';
import { FrameSkeleton } from './FrameSkeleton.tsx';
import { Screen } from './Screen.tsx';

const open = new Set(routes.filter(({ access }) => access === 'anyone').map(({ path }) => path));

/** The shell for people who are signed in; others see open pages bare, and the login instead of the rest. */
export function Frame() {
  const { phase, notice, mustChangePassword } = useSnapshot(session);
  const { pathname, search, hash } = useLocation();
  if (phase === 'in' && mustChangePassword) return <Screen key="password" load={loadPasswordDue} />;
  if (phase === 'in') return <Screen key="shell" load={loadShell} fallback={<FrameSkeleton />} />;
  if (phase === 'unlicensed' && pathname !== '/shouquan1') return <Navigate to="/shouquan1" replace />;
  if (open.has(pathname)) return <main className={backdrop}><Outlet /></main>;
  const hasLeft = notice === 'left' || notice === 'unconfirmed';
  return <Navigate to="/login" replace state={hasLeft ? null : { from: pathname + search + hash }} />;
}
