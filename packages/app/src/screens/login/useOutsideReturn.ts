import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSnapshot } from 'valtio';
import { type OutsideState, outside } from '../../session/outside.ts';
import { returnFrom } from '../../session/returnFrom.ts';

/** Takes what another login service sent back out of the address, at once and without a way back to it, and signs in with it; how far that is. */
export function useOutsideReturn(): OutsideState {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const back = returnFrom(pathname, search);
    if (back === null) return;
    void navigate('/login', { replace: true, state: { from: outside.wayBack() } });
    void outside.take(back);
  }, [pathname, search, navigate]);
  return useSnapshot(outside.state);
}
