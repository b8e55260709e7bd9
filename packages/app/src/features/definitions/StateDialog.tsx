import { ConfirmDialog } from '@lattice/ui/ConfirmDialog';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { withErrorText } from './withErrorText.ts';
import { invalidateFlows } from './invalidateFlows.ts';

/** What a version or an instance is turned to. */
export type FlowState = 'active' | 'suspend';

interface StateDialogProps {
  name: string;
  /** What it is turned to. */
  to: FlowState;
  /** What follows from suspending it. */
  effect: string;
  change: (to: FlowState) => Promise<unknown>;
  onClose: () => void;
}

/** Asks before something is suspended or goes on. */
export function StateDialog({ name, to, effect, change, onClose }: StateDialogProps) {
  const { t } = useLingui();
  const isSuspending = to === 'suspend';
  const confirm = async () => {
    await withErrorText(change(to));
    toast.success(isSuspending ? t`已挂起“${name}”` : t`已激活“${name}”`);
    onClose();
    await invalidateFlows();
  };
  return (
    <ConfirmDialog
      title={isSuspending ? t`挂起“${name}”？` : t`激活“${name}”？`}
      names={[]}
      action={isSuspending ? t`挂起` : t`激活`}
      isOpen
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{isSuspending ? effect : t`激活后可以继续办理。`}</p>
    </ConfirmDialog>
  );
}
