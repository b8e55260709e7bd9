import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useState } from 'react';
import { ErrorState } from '../../ErrorState/ErrorState.tsx';
import { Form, type FormHandle } from '../../Form/Form.tsx';
import { Skeleton } from '../../Skeleton/Skeleton.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import type { OpenForm } from '../CrudState.ts';
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
}

interface RecordBodyProps {
  open: OpenForm;
  /** Id of the form, for the button that sends it. */
  formId: string;
  form: RefObject<FormHandle | null>;
  /** Called when the record is read, when it can be saved, and when it is being saved. */
  onState: (state: RecordState) => void;
}

/**
 * One record as a form; a save that fails loses nothing.
 * Give another `key` to show another record.
 */
export function RecordBody({ open, formId, form, onState }: RecordBodyProps) {
  const { t } = useLingui();
  const {
    props: { fields, groups, title, defaults, initial, source, sources, label, drafts, onChanged },
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
  const { base, failure, retry, save, conflict, decide } = useRecord({
    open,
    fields,
    title,
    defaults,
    initial,
    source,
    list,
    dictionaries: known,
    form,
    onSaved,
  });
  const { validate, error, retry: retryRules } = useRules(loadRules);
  const { mode } = open;
  const isReady = base !== null && validate !== null;
  const fault = failure ?? error;
  useEffect(() => onState({ isReady, isSaving: false }), [isReady, onState]);
  const send = async (values: Record<string, unknown>) => {
    onState({ isReady: true, isSaving: true });
    try {
      await save(values);
    } finally {
      onState({ isReady: true, isSaving: false });
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
        />
      )}
      {conflict !== null && (
        <ConflictNotice key={conflict.rev} disputed={conflict.differences} taken={conflict.taken} onDecide={decide} />
      )}
    </>
  );
}
