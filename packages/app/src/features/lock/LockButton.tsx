import { LockDialog } from '@lattice/ui/LockScreen';
import { BarButton } from '@lattice/ui/TopBar';
import { Icon } from '@lattice/ui/Icon';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { useToolRequest } from '../../base/toolRequest.ts';
import { type LockRequest, lockScreen } from './screenLock.ts';

interface LockButtonProps {
  /** Whether there is no room for the button; the command palette locks then. */
  isHidden: boolean;
}

/** Locks the screen; asks for a lock password first where none is set. */
export function LockButton({ isHidden }: LockButtonProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const lock = (wish: LockRequest) => {
    lockScreen(wish).then(
      (isLocked) => setAsking(!isLocked),
      (error: unknown) => toast.error(errorText(error)),
    );
  };
  useToolRequest('lock', () => lock({}));
  return (
    <>
      {!isHidden && (
        <BarButton label={t`锁屏`} onPress={() => lock({})}>
          <Icon of={LockKeyhole} />
        </BarButton>
      )}
      <LockDialog isOpen={isAsking} onOpenChange={setAsking} onLock={(password) => lock({ password })} />
    </>
  );
}
