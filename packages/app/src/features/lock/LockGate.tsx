import { useLocation } from 'react-router';
import { useSnapshot } from 'valtio';
import { Redirect } from '../../navigation/Redirect.tsx';
import { Screen } from '../screen/Screen.tsx';
import { returnPath } from '../../session/returnPath.ts';
import { session } from '../../session/session.ts';

/** Address of the lock screen (specification, section 9). */
export const LOCK_PATH = '/lock';

const load = () => import('./Lock.tsx').then((m) => m.Lock);

/** Stands in for every page while the screen is locked; leads back from the lock page when it is open. */
export function LockGate() {
  const { phase } = useSnapshot(session);
  const { pathname, search, hash, state } = useLocation() as {
    pathname: string;
    search: string;
    hash: string;
    state: { from?: unknown } | null;
  };
  if (phase !== 'locked') return <Redirect to={returnPath(state?.from)} />;
  if (pathname !== LOCK_PATH) return <Redirect to={LOCK_PATH} from={pathname + search + hash} />;
  return <Screen key="lock" load={load} />;
}
