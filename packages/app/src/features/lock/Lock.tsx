import { LockScreen } from '@lattice/ui/LockScreen';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { errorText } from '../../base/errorText.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { forceOut } from '../../session/forceOut.ts';
import { session } from '../../session/session.ts';
import { signOut } from '../../session/signOut.ts';
import { MAX_TRIES, openScreen } from './screenLock.ts';

/** The lock screen: nothing of the pages is there until the password is. */
export function Lock() {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const [maxTries, setMaxTries] = useState(MAX_TRIES);
  const tries = useRef(0);
  useTitle(t`屏幕已锁定`);
  const unlock = async (password: string) => {
    const left = await openScreen(password).catch((error: unknown) => {
      throw new Error(errorText(error));
    });
    if (left === 0) forceOut();
    if (left === null || left === 0) return true;
    tries.current += 1;
    setMaxTries(tries.current + left);
    return false;
  };
  return (
    <LockScreen
      isLocked
      name={user?.real_name || user?.nick_name || user?.account || ''}
      {...(user !== null && user.avatar !== '' && { avatar: user.avatar })}
      maxTries={maxTries}
      onUnlock={unlock}
      onSignOut={() => void signOut()}
    />
  );
}
