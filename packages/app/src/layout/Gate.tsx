import { Outlet, useLocation } from 'react-router';
import { useSnapshot } from 'valtio';
import { returnPath } from '../session/returnPath.ts';
import { session } from '../session/session.ts';
import { Redirect } from '../navigation/Redirect.tsx';

/** Lets in people who are not signed in; the others go on to where they wanted to be. */
export function Gate() {
  const { phase } = useSnapshot(session);
  const { state } = useLocation() as { state: { from?: unknown } | null };
  return phase === 'in' || phase === 'locked' ? <Redirect to={returnPath(state?.from)} /> : <Outlet />;
}
