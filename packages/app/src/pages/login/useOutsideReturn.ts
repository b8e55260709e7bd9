import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSnapshot } from 'valtio';
import { type OutsideState, outside } from '../../session/signIn/outside.ts';
import { returnFrom } from '../../session/signIn/returnFrom.ts';

/** Takes what another login service sent back out of the address, at once and without a way back to it, and signs in with it; how far that is. */
export function useOutsideReturn(): OutsideState {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const back = returnFrom(pathname, search);
    if (back === null) return;
    const finish = async () => {
      // Whoever is let in is sent on to what the address of the login page holds, so it must be there first.
      await navigate('/login', { replace: true, state: { from: outside.wayBack(back) } });
      await outside.take(back);
    };
    void finish();
  }, [pathname, search, navigate]);
  return useSnapshot(outside.state);
}
