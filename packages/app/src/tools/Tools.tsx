import { useSizeClass } from '@lattice/ui/Frame';
import { useSnapshot } from 'valtio';
import { isGuest } from '../session/isGuest.ts';
import { session } from '../session/session.ts';
import { ErrorLogs } from './errors/ErrorLogs.tsx';
import { LockButton } from './lock/LockButton.tsx';
import { Mark } from './Mark.tsx';
import { Notices } from './notices/Notices.tsx';
import { Registration } from './registration/Registration.tsx';
import { SessionWatch } from './session/SessionWatch.tsx';
import { useSettings } from './useSettings.ts';

/** The tools of the bar that a first page need not wait for, and what watches over the session meanwhile. */
export function Tools() {
  const isNarrow = useSizeClass() === 'phone';
  const { user } = useSnapshot(session);
  useSettings();
  return (
    <>
      <Notices />
      {!isNarrow && <ErrorLogs />}
      {!isNarrow && <LockButton />}
      <SessionWatch />
      <Mark />
      {isGuest(user) && <Registration />}
    </>
  );
}
