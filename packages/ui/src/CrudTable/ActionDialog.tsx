import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Progress } from '../Progress/Progress.tsx';
import type { ActionJob } from './actionJob.ts';
import type { CrudRow } from './DataSource.ts';
import { FailureTable } from './FailureTable.tsx';

/** Props of the window of an action. */
export interface ActionDialogProps {
  job: ActionJob;
  nameOf: (row: CrudRow) => string;
  /** The action was not begun. */
  onCancel: () => void;
  /** The action is over, with whatever result. */
  onEnd: () => void;
}

/** An action on its way: the question, the progress with a way to stop, and what failed with a way to try again. */
export function ActionDialog({ job, nameOf, onCancel, onEnd }: ActionDialogProps) {
  const { t } = useLingui();
  const state = useSyncExternalStore(job.watch, job.read);
  const [isAsking, setAsking] = useState(state.phase === 'asking');
  const { action, rows, count } = job;
  const { phase, done, total, failures, error, isCancelled } = state;
  const isOver = phase === 'ended' && failures.length === 0 && error === '' && !isCancelled;
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver, onEnd]);

  const named = (title: string) => rows.map(nameOf).filter((name) => rows.length > 1 || !title.includes(name));
  if (isAsking) {
    const question = action.confirm?.(rows) ?? { title: action.label, action: action.label };
    const confirm = async () => {
      if (count > 1) {
        setAsking(false);
        void job.begin();
        return;
      }
      await job.begin();
      const { error: fault, failures: failed } = job.read();
      const reason = fault || failed[0]?.reason;
      if (reason !== undefined && reason !== '') throw new Error(reason);
    };
    return (
      <ConfirmDialog title={question.title} action={question.action} tone={question.tone ?? 'normal'} names={named(question.title)} isOpen={!isOver} onConfirm={confirm} onCancel={phase === 'asking' ? onCancel : onEnd}>
        {rows.length === 0 && count > 0 ? <p><Trans>符合当前条件的全部 {count} 条记录都会处理。</Trans></p> : undefined}
        {question.children}
      </ConfirmDialog>
    );
  }
  if (isOver) return null;
  const { label } = action;
  const isRunning = phase === 'running';
  const [good, bad] = [done - failures.length, failures.length];
  const footer = isRunning ? <Button onPress={job.cancel}><Trans>停止</Trans></Button> : (
    <>
      <Button onPress={onEnd}><Trans>关闭</Trans></Button>
      <Button variant="primary" onPress={() => void job.retry()}>{bad > 0 ? t`重试失败的` : t`重试`}</Button>
    </>
  );
  return (
    <Dialog title={label} width={560} isOpen onOpenChange={isRunning ? job.cancel : onEnd} footer={footer}>
      {isRunning && <Progress label={t`正在${label}`} {...(total !== undefined && total > 0 && { value: done / total, valueText: t`${done}/${total} 条` })} />}
      {!isRunning && isCancelled && <Alert tone="warning"><Trans>已停止：完成 {good} 条，其余没有处理。</Trans></Alert>}
      {!isRunning && error !== '' && <Alert tone="critical">{error}</Alert>}
      {!isRunning && bad > 0 && (
        <>
          <Alert tone="warning"><Trans>完成 {good} 条，{bad} 条没有成功。</Trans></Alert>
          <FailureTable failures={failures.map(({ id, reason }) => ({ id, reason, name: nameOf(job.rowOf(id) ?? { id }) }))} />
        </>
      )}
    </Dialog>
  );
}
