import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { Button } from '../../Button/Button.tsx';
import { Dialog } from '../../Dialog/Dialog.tsx';
import { ErrorState } from '../../ErrorState/ErrorState.tsx';
import { Form, type FormHandle } from '../../Form/Form.tsx';
import type { FormSources } from '../../Form/FormSources.ts';
import type { FormValues } from '../../Form/FormValues.ts';
import { Skeleton } from '../../Skeleton/Skeleton.tsx';
import { requested } from './AskDialog.css.ts';
import type { ActionForm, ActionQuestion } from '../actions/CrudAction.ts';
import { type ActionJob, partRows } from '../actions/actionJob.ts';
import { usePart } from '../CrudParts.tsx';
import { line } from '../record/RecordWindow.css.ts';
import { useLoaded } from './useLoaded.ts';

interface AskDialogProps {
  job: ActionJob;
  question: ActionQuestion;
  isOpen: boolean;
  sources: FormSources;
  /** Does it with what was filled in; rejects with a `SaveFailure`, and nothing typed is lost. */
  onFilled: (values: FormValues) => Promise<void>;
  onCancel: () => void;
  /** What it is done to. */
  children?: ReactNode;
}

const askedId = ({ action, rows }: ActionJob) => [action.id, ...(rows ?? []).map(({ id }) => id)].join(' ');

/** The form of an action under its question. It asks before it throws away what was typed. */
export function AskDialog({ job, question, isOpen, sources, onFilled, onCancel, children }: AskDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const form = useRef<FormHandle>(null);
  const body = useRef<HTMLDivElement>(null);
  const [isSending, setSending] = useState(false);
  const load = useCallback(
    async (): Promise<ActionForm> =>
      (await job.action.ask?.(partRows(job.action, job.rows, '').able)) ?? { fields: [] },
    [job],
  );
  const { came, error, retry } = useLoaded(load);
  const {
    props: { drafts },
  } = usePart('definition');
  const [draft] = useState(() => drafts?.({ mode: 'ask', id: askedId(job) }));
  const isSent = useRef(false);
  const validate = useCallback(
    (values: FormValues) => [...(came?.validate?.(values) ?? []), ...((isSent.current && came?.whole?.(values)) || [])],
    [came],
  );
  const again = () => {
    body.current?.focus();
    retry();
  };
  const close = () => {
    if (isSending) return;
    if (form.current === null) onCancel();
    else form.current.leave(onCancel);
  };
  const send = async (values: FormValues) => {
    setSending(true);
    try {
      await onFilled(values);
    } finally {
      setSending(false);
    }
  };
  const footer = (
    <>
      <Button onPress={close}>
        <Trans>取消</Trans>
      </Button>
      <Button
        type="submit"
        form={formId}
        variant={question.tone === 'critical' ? 'critical' : 'primary'}
        isPending={isSending}
        isDisabled={came === null}
      >
        {question.action}
      </Button>
    </>
  );
  return (
    <Dialog title={question.title} width={560} isOpen={isOpen} onOpenChange={close} footer={footer}>
      <div ref={body} tabIndex={-1} className={requested} onSubmitCapture={() => void (isSent.current = true)}>
        {children}
        {error !== null && <ErrorState title={t`没有读到要填写的内容`} message={error.message} onRetry={again} />}
        {came === null && error === null && <Skeleton count={3} height={line} />}
        {came !== null && (
          <Form
            ref={form}
            id={formId}
            mode="add"
            columns={1}
            fields={came.fields}
            values={job.filled() ?? came.values ?? {}}
            sources={sources}
            validate={validate}
            onSubmit={send}
            {...(draft && { draft })}
          />
        )}
      </div>
    </Dialog>
  );
}
