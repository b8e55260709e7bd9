import type { ApprovalHandle } from '@lattice/ui/ApprovalForm';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { Page } from '@lattice/ui/Page';
import { Skeleton } from '@lattice/ui/Skeleton';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { Decide } from '../../features/process/decide/Decide.tsx';
import { DueTag } from '../../features/process/list/DueTag.tsx';
import { recordOf } from '../../features/process/list/processAddress.ts';
import { ProcessKind } from '../../features/process/record/ProcessKind.tsx';
import { ProcessParts } from '../../features/process/record/ProcessParts.tsx';
import { triage } from '../../features/process/list/triage.ts';
import { useBusiness } from '../../features/process/record/useBusiness.ts';
import { useClosePage } from './useClosePage.ts';
import { type DoneTask, useNextTask } from '../../features/process/list/useNextTask.ts';
import { usePageKeys } from '../../features/process/list/usePageKeys.ts';
import { useProcessName } from '../../features/process/record/useProcessName.ts';
import { useTaskActions } from '../../features/process/decide/useTaskActions.ts';

const DecideDialog = lazyPart(
  async () => (await import('../../features/process/decide/DecideDialog.tsx')).DecideDialog,
);

/** The page on which a task is done: what is asked for, the opinion, what happened before, and the diagram. */
export function HandleScreen() {
  const { t } = useLingui();
  const { process = 'leave', taskId = '', processInstanceId = '', businessId = '' } = useParams();
  const { areKeysOn } = useSnapshot(triage);
  const { name, kind } = useProcessName(process, processInstanceId);
  const close = useClosePage();
  const goOn = useNextTask(close);
  const actions = useTaskActions(processInstanceId, taskId);
  const business = useBusiness(process, processInstanceId, recordOf(businessId));
  const root = useRef<HTMLDivElement>(null);
  const form = useRef<ApprovalHandle>(null);
  const [isDone, setDone] = useState(false);
  const [isReturning, setReturning] = useState(false);
  const held = actions?.task;
  const isSuspended = !isDone && actions?.isSuspended === true;
  const isOther = !isDone && !isSuspended && actions !== undefined && actions !== null && held?.taskId !== taskId;
  const done = (decision: DoneTask['decision']) => {
    setDone(true);
    setReturning(false);
    void goOn({ taskId, decision, process: name, step: held?.taskName ?? '' });
  };
  usePageKeys(root, areKeysOn && !isOther && !isSuspended && !isDone, (key) => {
    if (key === 'r' && held) setReturning(true);
    else if (key === 'a') form.current?.focus();
    else return false;
    return true;
  });
  return (
    <div ref={root}>
      <Page title={t`办理${name}`}>
        <ProcessKind kind={kind} />
        <ProcessParts processInstanceId={processInstanceId} business={business}>
          <Card
            title={held?.taskName ? t`办理：${held.taskName}` : t`办理`}
            {...(held?.dueDate && { actions: <DueTag due={held.dueDate} /> })}
          >
            {isOther && (
              <Alert
                tone="warning"
                action={<Button size="small" onPress={() => close('/work/todo')}>{t`回到待办`}</Button>}
              >{t`这项任务已经办理完毕，或者不由您办理。`}</Alert>
            )}
            {isSuspended && <Alert tone="warning">{t`流程已挂起，激活后才能办理。写了一半的意见会保留。`}</Alert>}
            {(actions === undefined || isDone) && <Skeleton kind="rows" count={4} />}
            {actions !== undefined && !isOther && !isSuspended && !isDone && (
              <Decide ref={form} task={{ taskId, processInstanceId }} onDone={done} />
            )}
          </Card>
        </ProcessParts>
      </Page>
      {isReturning && held && (
        <DecideDialog task={held} decision="return" onClose={() => setReturning(false)} onDone={done} />
      )}
    </div>
  );
}
