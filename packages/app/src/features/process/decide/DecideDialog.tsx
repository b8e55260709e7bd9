import type { BladeFlow } from '@lattice/api/resources/blade-flow/work';
import type { Decision } from '@lattice/ui/ApprovalForm';
import { Dialog } from '@lattice/ui/Dialog';
import { Skeleton } from '@lattice/ui/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { Decide } from './Decide.tsx';
import { useTaskActions } from './useTaskActions.ts';

/** What is decided in a window of its own: to agree, or to send back. */
export type QuickDecision = 'agree' | 'return';

interface DecideDialogProps {
  task: Pick<BladeFlow, 'taskId' | 'processInstanceId' | 'taskName' | 'processDefinitionName'>;
  decision: QuickDecision;
  onClose: () => void;
  /** Called with what was decided. */
  onDone: (decision: Decision | 'delegate') => void;
}

/**
 * Asks for the opinion with which a task is agreed to or sent back; where nobody can be sent back to, it is refused.
 */
export function DecideDialog({ task, decision, onClose, onDone }: DecideDialogProps) {
  const { t } = useLingui();
  const actions = useTaskActions(task.processInstanceId, task.taskId);
  const back: Decision = actions?.actions.includes('return') === true ? 'return' : 'refuse';
  const words = { agree: t`同意`, return: t`退回`, refuse: t`驳回` };
  const shown = decision === 'agree' ? 'agree' : back;
  return (
    <Dialog
      title={`${words[shown]} · ${task.processDefinitionName} · ${task.taskName}`}
      width={600}
      isOpen
      onOpenChange={onClose}
    >
      {actions === undefined ? (
        <Skeleton kind="rows" count={3} />
      ) : (
        <Decide task={task} decisions={[shown]} autoFocus onDone={onDone} />
      )}
    </Dialog>
  );
}
