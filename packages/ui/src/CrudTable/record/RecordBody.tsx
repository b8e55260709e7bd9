import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { ErrorState } from '../../ErrorState/ErrorState.tsx';
import { Form, type FormHandle } from '../../Form/Form.tsx';
import { Skeleton } from '../../Skeleton/Skeleton.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import type { OpenRecord } from '../CrudState.ts';
import type { CrudRow } from '../DataSource.ts';
import { formLines } from './formLines.ts';
import * as css from './RecordWindow.css.ts';
import { usePart } from '../CrudParts.tsx';
import { useRecord } from './useRecord.ts';
import { useRules } from './useRules.ts';

/** How the record in the window stands. */
export interface RecordState {
  /** It can be saved. */
  isReady: boolean;
  isSaving: boolean;
  /** The record as it was read; null before. */
  row: CrudRow | null;
}

interface RecordBodyProps {
  open: OpenRecord;
  /** Id of the form, for the button that sends it. */
  formId: string;
  form: RefObject<FormHandle | null>;
  /** Called when the record is read, when it can be saved, and when it is being saved. */
  onState: (state: RecordState) => void;
}

/**
 * One record as a form; a save that fails loses nothing, and one that is viewed is read again whenever its list is.
 * Give another `key` to show another record.
 */
export function RecordBody({ open, formId, form, onState }: RecordBodyProps) {
  const { t } = useLingui();
  const {
    props: { fields, groups, title, defaults, initial, source, sources, label, recordMore, drafts, rights, onChanged },
    dictionaries,
  } = usePart('definition');
  const { loadRules } = usePart('record');
  const { change } = usePart('search');
  const list = usePart('list');
  const known = dictionaries ?? new Map();
  const [draft] = useState(() => drafts?.(open));
  const onSaved = (name: string) => {
    change({ open: undefined });
    onChanged?.(open.mode === 'edit' ? 'updated' : 'added', name || label);
    list.reload();
  };
  const { base, read, failure, retry, save, conflict, decide } = useRecord({
    open,
    fields,
    title,
    defaults,
    initial,
    source,
    dictionaries: known,
    form,
    onSaved,
  });
  const { validate, error, retry: retryRules } = useRules(loadRules);
  const { mode, id } = open;
  const onReveal = useMemo(() => {
    const { reveal } = source;
    return reveal && rights?.reveal === true && id !== undefined
      ? (field: string, reason: string) => reveal(id, field, reason)
      : undefined;
  }, [source, rights?.reveal, id]);
  const [answered, setAnswered] = useState(list.answered);
  if (answered !== list.answered) {
    setAnswered(list.answered);
    if (answered !== '' && mode === 'view') retry();
  }
  const row = useMemo((): CrudRow | null => (base === null || id === undefined ? null : { ...base, id }), [base, id]);
  const isReady = base !== null && validate !== null;
  const fault = failure ?? error;
  useEffect(() => onState({ isReady, isSaving: false, row }), [isReady, row, onState]);
  const send = async (values: Record<string, unknown>) => {
    onState({ isReady: true, isSaving: true, row });
    try {
      await save(values);
    } finally {
      onState({ isReady: true, isSaving: false, row });
    }
  };
  return (
    <>
      {fault !== null && (
        <ErrorState
          title={t`没有读到这条记录`}
          message={fault.message}
          onRetry={failure === null ? retryRules : retry}
        />
      )}
      {!isReady && fault === null && <Skeleton count={formLines(fields, groups)} height={css.line} />}
      {base !== null && validate !== null && (
        <Form
          key={mode === 'view' ? read : 0}
          ref={form}
          id={formId}
          mode={mode === 'copy' ? 'add' : mode}
          fields={fields}
          {...(groups && { groups })}
          values={base}
          sources={sources}
          validate={validate}
          onSubmit={send}
          {...(draft && { draft })}
          {...(onReveal && { onReveal })}
        />
      )}
      {conflict !== null && (
        <ConflictNotice key={conflict.rev} disputed={conflict.differences} taken={conflict.taken} onDecide={decide} />
      )}
      {mode === 'view' && id !== undefined && recordMore && (
        <div className={isReady ? undefined : css.coming}>{recordMore(id, base)}</div>
      )}
    </>
  );
}
