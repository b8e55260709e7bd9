import { task as tasks } from '@lattice/api/resources/blade-flow/task';
import { type BladeFlow, work } from '@lattice/api/resources/blade-flow/work';
import { ApprovalForm, type ApprovalHandle, type Decision } from '@lattice/ui/ApprovalForm';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { UserMinus, UserPlus, UsersRound } from 'lucide-react';
import { type Ref, useState } from 'react';
import { errorText } from '../../../base/errorText.ts';
import { client } from '../../../session/client.ts';
import { textDraft } from '../../../records/kept/textDraft.ts';
import { invalidateWork } from './invalidateWork.ts';
import type { TaskDialogKind } from './TaskDialog.tsx';
import { usePhrases } from './usePhrases.ts';
import { useTaskActions } from './useTaskActions.ts';

const TaskDialog = lazyPart(async () => (await import('./TaskDialog.tsx')).TaskDialog);

const kinds: readonly TaskDialogKind[] = ['delegate', 'addSigners', 'removeSigners'];
const icons = { delegate: UserPlus, addSigners: UsersRound, removeSigners: UserMinus };
const usual: readonly Decision[] = ['agree', 'return', 'refuse'];

interface DecideProps {
  task: Pick<BladeFlow, 'taskId' | 'processInstanceId'>;
  /** What may be decided here; all by default. */
  decisions?: readonly Decision[];
  autoFocus?: boolean;
  /** Called when the decision is taken; the task is not the person's any more. */
  onDone: (decision: Decision | 'delegate') => void;
  ref?: Ref<ApprovalHandle>;
}

/** What a person decides on a task of theirs, with what else the server lets them do with it. */
export function Decide({ task, decisions = usual, autoFocus = false, onDone, ref }: DecideProps) {
  const { t } = useLingui();
  const { taskId, processInstanceId } = task;
  const actions = useTaskActions(processInstanceId, taskId);
  const [phrases, setPhrases] = usePhrases();
  const [draft] = useState(() => textDraft(`opinion-${taskId}`));
  const [requested, setRequested] = useState<{ kind: TaskDialogKind; opinion: string } | null>(null);
  const labels = { delegate: t`委托他人办理`, addSigners: t`加签`, removeSigners: t`减签` };
  const steps =
    actions?.actions.includes('return') === true
      ? actions.formerSteps.map(({ activityId, name }) => ({ id: activityId, label: name }))
      : [];
  const more =
    decisions === usual
      ? kinds
          .filter((kind) => actions?.actions.includes(kind) === true)
          .map((kind) => ({ id: kind, label: labels[kind], icon: icons[kind] }))
      : [];
  const decide = async (decision: Decision, comment: string, activityId: string) => {
    try {
      if (decision === 'return') await client(tasks).returnTask({ taskId, activityId, comment });
      else
        await client(work).completeTask({
          taskId,
          processInstanceId,
          comment,
          ...(decision === 'agree' && { flag: 'ok' }),
        });
    } catch (error) {
      throw new Error(errorText(error), { cause: error });
    }
    draft.write('');
    onDone(decision);
    void invalidateWork();
  };
  return (
    <>
      <ApprovalForm
        ref={ref}
        label={t`办理`}
        decisions={decisions}
        steps={steps}
        phrases={phrases}
        onPhrasesChange={setPhrases}
        more={more}
        draft={draft}
        autoFocus={autoFocus}
        onDecide={decide}
        onMore={(id, opinion) => {
          const kind = kinds.find((one) => one === id);
          if (kind !== undefined) setRequested({ kind, opinion });
        }}
      />
      {requested !== null && (
        <TaskDialog
          {...requested}
          taskId={taskId}
          signers={actions?.signers ?? []}
          title={labels[requested.kind]}
          onClose={() => setRequested(null)}
          onDone={() => {
            setRequested(null);
            if (requested.kind === 'delegate') onDone('delegate');
            void invalidateWork();
          }}
        />
      )}
    </>
  );
}
