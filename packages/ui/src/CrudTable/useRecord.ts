import { useLingui } from '@lingui/react';
import { type RefObject, useEffect, useState } from 'react';
import type { FormHandle } from '../Form/Form.tsx';
import type { Difference } from './ConflictNotice.tsx';
import { copiedValues } from './copiedValues.ts';
import { type Dictionaries, shownValue } from './crudColumns.ts';
import type { CrudField } from './CrudField.ts';
import type { OpenRecord } from './CrudState.ts';
import { type CrudRow, type DataSource, asSaveFailure } from './DataSource.ts';
import { plainWords } from './plainWords.ts';
import { type Merge, changedFields, threeWay } from './threeWay.ts';

interface RecordOf {
  open: OpenRecord;
  fields: readonly CrudField[];
  title: string | undefined;
  defaults: Readonly<Record<string, unknown>> | undefined;
  source: DataSource;
  dictionaries: Dictionaries;
  form: RefObject<FormHandle | null>;
  onSaved: (name: string) => void;
}

interface Conflict extends Merge {
  theirs: CrudRow;
}

/** One record: read, saved, and merged where somebody else saved it first. */
export function useRecord({ open: { mode, id }, fields, title, defaults, source, dictionaries, form, onSaved }: RecordOf) {
  const { i18n } = useLingui();
  const [base, setBase] = useState<Readonly<Record<string, unknown>> | null>(mode === 'add' ? { ...defaults } : null);
  const [start] = useState({ fields, defaults });
  const [turn, setTurn] = useState(0);
  const [failed, setFailed] = useState<{ turn: number; error: Error } | null>(null);
  const [read, setRead] = useState(0);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  useEffect(() => {
    if (mode === 'add' || id === undefined || source.detail === undefined) return undefined;
    let isCurrent = true;
    source.detail(id).then(
      (row) => {
        if (!isCurrent) return;
        setBase(mode === 'copy' ? { ...start.defaults, ...copiedValues(start.fields, row) } : row);
        setRead(turn);
      },
      (error: unknown) => isCurrent && setFailed({ turn, error: asSaveFailure(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [mode, id, source, turn, start]);

  const clash = async (mine: Record<string, unknown>) => {
    if (source.detail === undefined || id === undefined || base === null) return;
    const theirs = await source.detail(id);
    const merge = threeWay(base, mine, theirs, fields.map((field) => field.name));
    for (const name of merge.taken) form.current?.set(name, merge.merged[name]);
    setConflict({ ...merge, theirs });
    setBase(theirs);
  };
  const save = async (values: Record<string, unknown>) => {
    if (base === null) return;
    const isNew = mode === 'add' || mode === 'copy';
    const { id: _id, ...given } = values;
    const changed = isNew ? given : Object.fromEntries(changedFields(base, given).map((name) => [name, given[name] ?? '']));
    try {
      await source.submit?.({ ...changed, ...(!isNew && { id, ...(base.rev !== undefined && { rev: base.rev }) }) });
      onSaved(String(values[title ?? ''] ?? ''));
    } catch (error) {
      const problem = asSaveFailure(error);
      if (problem.isConflict !== true) throw problem;
      await clash(values);
    }
  };
  const differences: Difference[] = (conflict?.disputed ?? []).map((name) => {
    const field = fields.find((one) => one.name === name) ?? { name, label: name, kind: 'text' };
    const word = (row: CrudRow) => (field.kind === 'richtext' ? plainWords(String(row[name] ?? '')) : typeof row[name] === 'object' && row[name] !== null ? JSON.stringify(row[name]) : shownValue(field, row, dictionaries, i18n.locale));
    return { field: name, label: field.label, mine: word({ id: '', ...conflict?.merged, [`${name}Name`]: undefined }), theirs: conflict ? word(conflict.theirs) : '' };
  });
  return {
    base,
    /** The number of the reading that gave it. */
    read,
    failure: failed?.turn === turn ? failed.error : null,
    retry: () => setTurn(turn + 1),
    save,
    conflict: conflict === null ? null : { differences, taken: conflict.taken.map((name) => fields.find((field) => field.name === name)?.label ?? name) },
    take: (field: string) => {
      form.current?.set(field, conflict?.theirs[field]);
      setConflict((now) => now && { ...now, disputed: now.disputed.filter((name) => name !== field) });
    },
  };
}
