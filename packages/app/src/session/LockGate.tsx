import { Navigate, useLocation } from 'react-router';
import { useSnapshot } from 'valtio';
import { Screen } from '../frame/Screen.tsx';
import { returnPath } from './returnPath.ts';
import { session } from './session.ts';

/** Address of the lock screen (specification, section 9). */
export const LOCK_PATH = '/lock';

const load = () => import('../screens/lock/Lock.tsx').then((m) => m.Lock);

/** Stands in for every page while the screen is locked; leads back from the lock page when it is open. */
export function LockGate() {
  const { phase } = useSnapshot(session);
  const { pathname, search, hash, state } = useLocation() as { pathname: string; search: string; hash: string; state: { from?: unknown } | null };
  if (phase !== 'locked') return <Navigate to={returnPath(state?.from)} replace />;
  if (pathname !== LOCK_PATH) return <Navigate to={LOCK_PATH} replace state={{ from: pathname + search + hash }} />;
  return <Screen key="lock" load={load} />;
}
