import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Form, type FormHandle, type FormSources } from '../Form/Form.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { type Dictionaries, shownValue } from './crudColumns.ts';
import type { CrudField } from './CrudField.ts';
import { ConflictNotice, type Difference } from './ConflictNotice.tsx';
import { type CrudRow, type DataSource, asSaveFailure } from './DataSource.ts';
import { type Merge, changedFields, threeWay } from './threeWay.ts';

/** Props of the window in which one record is added, edited or viewed. */
export interface RecordDialogProps {
  /** Name of the kind of record, such as 护路护线. */
  label: string;
  mode: 'add' | 'edit' | 'view';
  /** Id of the record; not needed to add. */
  id?: string | undefined;
  fields: readonly CrudField[];
  groups?: readonly { key: string; label: string }[];
  /** Field that names a record. */
  title?: string;
  /** Values of a new record. */
  defaults?: Readonly<Record<string, unknown>>;
  source: DataSource;
  sources: FormSources;
  dictionaries: Dictionaries;
  validate: (values: Readonly<Record<string, unknown>>) => { field: string; message: string }[];
  /** Width in pixels. */
  width: number;
  /** The window wants to close; `saved` names the record that was stored. */
  onClose: (saved?: string) => void;
}

interface Conflict extends Merge {
  theirs: CrudRow;
}

/** The window of one record. It asks before it throws away what was typed, and a save that fails loses nothing. */
export function RecordDialog({ label, mode, id, fields, groups, title, defaults, source, sources, dictionaries, validate, width, onClose }: RecordDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const form = useRef<FormHandle>(null);
  const [base, setBase] = useState<CrudRow | null>(mode === 'add' ? { id: '', ...defaults } : null);
  const [turn, setTurn] = useState(0);
  const [failed, setFailed] = useState<{ turn: number; error: Error } | null>(null);
  const failure = failed?.turn === turn ? failed.error : null;
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isDirty, setDirty] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    if (mode === 'add' || id === undefined || source.detail === undefined) return undefined;
    let isCurrent = true;
    source.detail(id).then(
      (row) => isCurrent && setBase(row),
      (error: unknown) => isCurrent && setFailed({ turn, error: asSaveFailure(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [mode, id, source, turn]);

  const names = fields.map((field) => field.name);
  const clash = async (mine: Record<string, unknown>) => {
    if (source.detail === undefined || id === undefined || base === null) return;
    const theirs = await source.detail(id);
    const merge = threeWay(base, mine, theirs, names);
    for (const name of merge.taken) form.current?.set(name, merge.merged[name]);
    setConflict({ ...merge, theirs });
    setBase(theirs);
  };

  const save = async (values: Record<string, unknown>) => {
    if (base === null) return;
    const changed = mode === 'add' ? values : Object.fromEntries(changedFields(base, values).map((name) => [name, values[name] ?? '']));
    setSaving(true);
    try {
      await source.submit?.({ ...changed, ...(mode === 'edit' && { id, ...(base.rev !== undefined && { rev: base.rev }) }) });
      onClose(String(values[title ?? ''] ?? '') || label);
    } catch (error) {
      const problem = asSaveFailure(error);
      if (problem.isConflict !== true) throw problem;
      await clash(values);
    } finally {
      setSaving(false);
    }
  };

  const differences: Difference[] = (conflict?.disputed ?? []).map((name) => {
    const field = fields.find((one) => one.name === name) ?? { name, label: name, kind: 'text' };
    const word = (row: CrudRow) => (typeof row[name] === 'object' && row[name] !== null ? JSON.stringify(row[name]) : shownValue(field, row, dictionaries));
    return { field: name, label: field.label, mine: word({ id: '', ...conflict?.merged, [`${name}Name`]: undefined }), theirs: conflict ? word(conflict.theirs) : '' };
  });
  const take = (field: string) => {
    form.current?.set(field, conflict?.theirs[field]);
    setConflict((now) => now && { ...now, disputed: now.disputed.filter((name) => name !== field) });
  };

  const close = () => (isDirty || conflict !== null ? setLeaving(true) : onClose());
  const heading = { add: t`新增${label}`, edit: t`编辑${label}`, view: t`查看${label}` }[mode];
  const footer = (
    <>
      <Button onPress={close}>{mode === 'view' ? t`关闭` : t`取消`}</Button>
      {mode !== 'view' && <Button type="submit" form={formId} variant="primary" isPending={isSaving} isDisabled={base === null}><Trans>保存</Trans></Button>}
    </>
  );
  return (
    <>
      <Dialog title={heading} isOpen onOpenChange={close} width={width} footer={footer}>
        {conflict !== null && (
          <ConflictNotice disputed={differences} taken={conflict.taken.map((name) => fields.find((field) => field.name === name)?.label ?? name)} onTake={take} />
        )}
        {failure !== null && <ErrorState title={t`没有读到这条记录`} message={failure.message} onRetry={() => setTurn(turn + 1)} />}
        {base === null && failure === null && <Skeleton count={8} />}
        {base !== null && (
          <Form ref={form} id={formId} mode={mode} fields={fields} {...(groups && { groups })} values={base} sources={sources} validate={validate} onSubmit={save} onDirtyChange={setDirty} />
        )}
      </Dialog>
      <ConfirmDialog
        title={t`放弃未保存的内容？`}
        names={[]}
        action={t`放弃`}
        tone="critical"
        isOpen={isLeaving}
        onConfirm={async () => onClose()}
        onCancel={() => setLeaving(false)}
      >
        <Trans>刚才填写的内容还没有保存，关闭后将丢失。</Trans>
      </ConfirmDialog>
    </>
  );
}
