import { useSizeClass } from '@lattice/ui/Frame';
import { useSnapshot } from 'valtio';
import { TodoCount } from '../screens/process/TodoCount.tsx';
import { session } from '../session/session.ts';
import { SwitchDialog } from '../session/SwitchDialog.tsx';
import { ErrorLogs } from './errors/ErrorLogs.tsx';
import { LockButton } from './lock/LockButton.tsx';
import { Mark } from './Mark.tsx';
import { Notices } from './notices/Notices.tsx';
import { SessionWatch } from './session/SessionWatch.tsx';
import { useSettings } from './useSettings.ts';

/** The tools of the bar that a first page need not wait for, and what watches over the session meanwhile. */
export function Tools() {
  const isNarrow = useSizeClass() === 'phone';
  const { switching } = useSnapshot(session);
  useSettings();
  return (
    <>
      <TodoCount />
      <Notices />
      <ErrorLogs isHidden={isNarrow} />
      <LockButton isHidden={isNarrow} />
      <SessionWatch />
      <Mark />
      {switching !== null && <SwitchDialog />}
    </>
  );
}
