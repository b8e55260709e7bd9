import { useSizeClass } from '@lattice/ui/Frame';
import { useSnapshot } from 'valtio';
import { TodoCount } from '../../features/todo/TodoCount.tsx';
import { session } from '../../session/session.ts';
import { SwitchDialog } from '../../features/sessionWatch/SwitchDialog.tsx';
import { ErrorLogs } from '../../features/errorLog/ErrorLogs.tsx';
import { LockButton } from '../../features/lock/LockButton.tsx';
import { Mark } from './Mark.tsx';
import { Notices } from '../../features/notices/Notices.tsx';
import { SessionWatch } from '../../features/sessionWatch/SessionWatch.tsx';
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
