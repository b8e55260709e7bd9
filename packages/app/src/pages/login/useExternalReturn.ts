import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSnapshot } from 'valtio';
import { type ExternalSignInState, externalSignIn } from '../../session/signIn/externalSignIn.ts';
import { readExternalReturn } from '../../session/signIn/readExternalReturn.ts';
import { useGo } from '../../navigation/Address.tsx';

/**
 * Takes what another login service sent back out of the address, at once and without a way back to it, and signs in
 * with it; how far that is.
 */
export function useExternalReturn(): ExternalSignInState {
  const { pathname, search } = useLocation();
  const navigate = useGo();
  useEffect(() => {
    const back = readExternalReturn(pathname, search);
    if (back === null) return;
    const finish = async () => {
      // Whoever is let in is sent on to what the address of the login page holds, so it must be there first.
      navigate('/login', { replace: true, state: { from: externalSignIn.wayBack(back) } });
      await externalSignIn.take(back);
    };
    void finish();
  }, [pathname, search, navigate]);
  return useSnapshot(externalSignIn.state);
}
