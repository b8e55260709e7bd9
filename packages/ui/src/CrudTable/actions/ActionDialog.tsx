import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Alert } from '../../Alert/Alert.tsx';
import { Button } from '../../Button/Button.tsx';
import { ConfirmDialog } from '../../ConfirmDialog/ConfirmDialog.tsx';
import { NameList } from '../../ConfirmDialog/NameList.tsx';
import { Dialog } from '../../Dialog/Dialog.tsx';
import type { FormValues } from '../../Form/FormValues.ts';
import { Progress } from '../../Progress/Progress.tsx';
import { lazyPart } from '../../lazyPart/lazyPart.tsx';
import type { ActionJob } from './actionJob.ts';
import { taskReport } from '../tasks/taskReport.ts';
import { usePart } from '../CrudParts.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import * as css from '../panels.css.ts';

interface FailureTableProps {
  failures: readonly { id: string; name: string; reason: string }[];
}

const SHOWN = 500;

/** The rows on which an action failed, by name, and why. */
function FailureTable({ failures }: FailureTableProps) {
  const { t } = useLingui();
  const more = failures.length - SHOWN;
  return (
    <>
      <table className={css.failures}>
        <caption className={visuallyHidden}>{t`没有成功的记录`}</caption>
        <thead>
          <tr>
            <th scope="col" className={css.failure}>{t`记录`}</th>
            <th scope="col" className={css.failure}>{t`原因`}</th>
          </tr>
        </thead>
        <tbody>
          {failures.slice(0, SHOWN).map(({ id, name, reason }) => (
            <tr key={id}>
              <th scope="row" className={css.failure}>
                {name}
              </th>
              <td className={css.failure}>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && (
        <p className={css.hint}>
          <Trans>另有 {more} 条未列出。</Trans>
        </p>
      )}
    </>
  );
}

interface ActionDialogProps {
  job: ActionJob;
  /** Whether it goes on behind the list, and shows itself again only when there is something to say. */
  isBehind: boolean;
}

const AskDialog = lazyPart(async () => (await import('../ask/AskDialog.tsx')).AskDialog);

/** An action on its way: the question, the progress with a way to stop, and what failed with a way to try again. */
export function ActionDialog({ job, isBehind }: ActionDialogProps) {
  const { t } = useLingui();
  const { end, leave, cancel: onCancel } = usePart('actions');
  const {
    nameOf,
    props: { onTask, sources },
  } = usePart('definition');
  const onEnd = () => end(job);
  const state = useSyncExternalStore(job.watch, job.read, job.read);
  const [isAsking, setAsking] = useState(state.phase === 'asking');
  const { action, rows, count } = job;
  const { phase, done, total, failures, error, isCancelled } = state;
  const isOver = phase === 'ended' && failures.length === 0 && error === '' && !isCancelled;
  const over = useRef(() => end(job));
  useEffect(() => {
    over.current = () => end(job);
    if (onTask)
      taskReport(job, onTask, ({ phase: now, done: reached, total: all, failures: failed, error: reason }) => {
        const [succeeded, refused] = [reached - failed.length, failed.length];
        if (now === 'ended')
          return reason || (refused > 0 ? t`完成 ${succeeded} 条，${refused} 条没有成功。` : t`完成 ${succeeded} 条。`);
        return all === undefined ? t`正在读取记录` : t`${reached}/${all} 条`;
      });
  });
  useEffect(() => {
    if (isOver) over.current();
  }, [isOver]);

  const named = (title: string) => rows.map(nameOf).filter((name) => rows.length > 1 || !title.includes(name));
  if (isAsking) {
    const question = action.confirm?.(rows) ?? { title: action.label, action: action.label };
    const confirm = async (values?: FormValues) => {
      const begun = phase === 'asking' ? job.begin(values) : job.retry(values);
      if (count > 1) {
        setAsking(false);
        return;
      }
      await begun;
      const { error: fault, failures: failed, fieldErrors } = job.read();
      const reason = fault || failed[0]?.reason;
      if (reason !== undefined && reason !== '') throw Object.assign(new Error(reason), { fieldErrors });
    };
    const all =
      rows.length === 0 && count > 0 ? (
        <p>
          <Trans>符合当前条件的全部 {count} 条记录都会处理。</Trans>
        </p>
      ) : undefined;
    if (action.ask) {
      const back = phase === 'asking' ? onCancel : count > 1 ? () => setAsking(false) : onEnd;
      return (
        <AskDialog job={job} question={question} isOpen={!isOver} sources={sources} onFilled={confirm} onCancel={back}>
          <NameList names={named(question.title)} />
          {all}
          {question.children}
        </AskDialog>
      );
    }
    return (
      <ConfirmDialog
        title={question.title}
        action={question.action}
        tone={question.tone ?? 'normal'}
        names={named(question.title)}
        isOpen={!isOver}
        onConfirm={() => confirm()}
        onCancel={phase === 'asking' ? onCancel : onEnd}
      >
        {all}
        {question.children}
      </ConfirmDialog>
    );
  }
  if (isOver || (isBehind && phase !== 'ended')) return null;
  const { label } = action;
  const isRunning = phase === 'running';
  const [good, bad] = [done - failures.length, failures.length];
  const footer = isRunning ? (
    <>
      {onTask && (
        <Button onPress={() => leave(job)}>
          <Trans>转到后台</Trans>
        </Button>
      )}
      <Button onPress={job.cancel}>
        <Trans>停止</Trans>
      </Button>
    </>
  ) : (
    <>
      <Button onPress={onEnd}>
        <Trans>关闭</Trans>
      </Button>
      {action.ask && (
        <Button onPress={() => setAsking(true)}>
          <Trans>修改填写的内容</Trans>
        </Button>
      )}
      <Button variant="primary" onPress={() => void job.retry()}>
        {bad > 0 ? t`重试失败的` : t`重试`}
      </Button>
    </>
  );
  return (
    <Dialog title={label} width={560} isOpen onOpenChange={isRunning ? job.cancel : onEnd} footer={footer}>
      {isRunning && (
        <Progress
          label={t`正在${label}`}
          {...(total !== undefined && total > 0 && { value: done / total, valueText: t`${done}/${total} 条` })}
        />
      )}
      {!isRunning && isCancelled && (
        <Alert tone="warning">
          <Trans>已停止：完成 {good} 条，其余没有处理。</Trans>
        </Alert>
      )}
      {!isRunning && error !== '' && <Alert tone="critical">{error}</Alert>}
      {!isRunning && bad > 0 && (
        <>
          <Alert tone="warning">
            <Trans>
              完成 {good} 条，{bad} 条没有成功。
            </Trans>
          </Alert>
          <FailureTable
            failures={failures.map(({ id, reason }) => ({ id, reason, name: nameOf(job.rowOf(id) ?? { id }) }))}
          />
        </>
      )}
    </Dialog>
  );
}
