import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useState } from 'react';
import { looksOf } from '../../kinds/looksOf.ts';
import type { FormHandle } from '../../Form/Form.tsx';
import type { Difference } from './ConflictNotice.tsx';
import { copiedValues } from './copiedValues.ts';
import { type Dictionaries, shownValue } from '../list/crudColumns.ts';
import type { CrudField } from '../CrudField.ts';
import type { OpenForm } from '../CrudState.ts';
import type { ListPart } from '../CrudParts.tsx';
import { type CrudRow, type DataSource, type SaveFailure, asSaveFailure } from '../DataSource.ts';
import { plainWords } from './plainWords.ts';
import { type Merge, changedFields, threeWay } from './threeWay.ts';
import { flatRows } from '../tree/rowTree.ts';
import { nameKeyOf } from '../../kinds/nameKeyOf.ts';

interface RecordOf {
  open: OpenForm;
  fields: readonly CrudField[];
  title: string | undefined;
  defaults: Readonly<Record<string, unknown>> | undefined;
  initial: (() => Promise<Readonly<Record<string, unknown>>>) | undefined;
  source: DataSource;
  /** The list around, whose rows are all that is known of records that the source does not give one by one. */
  list: Pick<ListPart, 'rows' | 'isKnown' | 'error' | 'reload'>;
  dictionaries: Dictionaries;
  form: RefObject<FormHandle | null>;
  onSaved: (name: string) => void;
}

interface Conflict extends Merge {
  theirs: CrudRow;
}

/** One record: read, saved, and merged where somebody else saved it first. */
export function useRecord({
  open: { mode, id },
  fields,
  title,
  defaults,
  initial,
  source,
  list,
  dictionaries,
  form,
  onSaved,
}: RecordOf) {
  const { t, i18n } = useLingui();
  const [base, setBase] = useState<Readonly<Record<string, unknown>> | null>(
    mode === 'add' && initial === undefined ? { ...defaults } : null,
  );
  const isListed = mode === 'edit' && source.detail === undefined;
  const listed = isListed ? flatRows(list.rows).find((row) => row.id === id) : undefined;
  // The row as it stood when the form opened: what comes later is no change of the person's.
  if (base === null && listed !== undefined) setBase(listed);
  const [start] = useState({ fields, defaults, initial });
  const [turn, setTurn] = useState(0);
  const [failed, setFailed] = useState<{ turn: number; error: Error } | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  useEffect(() => {
    if (mode !== 'add' || start.initial === undefined) return undefined;
    let isCurrent = true;
    const begin = (known: Readonly<Record<string, unknown>>) => isCurrent && setBase({ ...known, ...start.defaults });
    start.initial().then(begin, () => begin({}));
    return () => {
      isCurrent = false;
    };
  }, [mode, start]);
  useEffect(() => {
    if (mode === 'add' || id === undefined || source.detail === undefined) return undefined;
    let isCurrent = true;
    source.detail(id).then(
      (row) => {
        if (!isCurrent) return;
        setBase(mode === 'copy' ? { ...start.defaults, ...copiedValues(start.fields, row) } : row);
      },
      (error: unknown) => isCurrent && setFailed({ turn, error: asSaveFailure(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [mode, id, source, turn, start]);

  /** Merges what somebody else stored into the form; rethrows where nobody did, and the refusal has another reason. */
  const clash = async (mine: Record<string, unknown>, refusal: SaveFailure) => {
    if (source.detail === undefined || id === undefined || base === null) throw refusal;
    const theirs = await source.detail(id);
    // What was masked and not replaced is not among mine, and counts as it came.
    const merge = threeWay(
      base,
      { ...base, ...mine },
      theirs,
      fields.map((field) => field.name),
    );
    if (theirs.rev === base.rev && merge.taken.length + merge.disputed.length === 0) throw refusal;
    for (const name of merge.taken) form.current?.set(name, merge.merged[name]);
    setConflict({ ...merge, theirs });
    setBase(theirs);
  };
  const save = async (values: Record<string, unknown>) => {
    if (base === null) return;
    if (conflict !== null && conflict.disputed.length > 0) throw new Error(t`还没有保存：请先逐项选择采用谁的值`);
    const isNew = mode === 'add' || mode === 'copy';
    const { id: _id, ...given } = values;
    const changed = isNew
      ? given
      : Object.fromEntries(changedFields(base, given).map((name) => [name, given[name] ?? null]));
    try {
      await source.submit?.({ ...changed, ...(!isNew && { id, ...(base.rev !== undefined && { rev: base.rev }) }) });
      onSaved(String(values[title ?? ''] ?? base[title ?? ''] ?? ''));
    } catch (error) {
      const problem = asSaveFailure(error);
      if (problem.isConflict !== true) throw problem;
      await clash(values, problem);
      // Nothing was saved, and the notice of the conflict says so: what was typed stays unsaved.
      throw new Error('', { cause: error });
    }
  };
  const differences: Difference[] = (conflict?.disputed ?? []).map((name) => {
    const field = fields.find((one) => one.name === name) ?? { name, label: name, kind: 'text' };
    const word = (row: CrudRow) =>
      looksOf(field).html === true
        ? plainWords(String(row[name] ?? ''))
        : typeof row[name] === 'object' && row[name] !== null
          ? JSON.stringify(row[name])
          : shownValue(field, row, dictionaries, i18n.locale);
    return {
      field: name,
      label: field.label,
      mine: word({ id: '', ...conflict?.merged, [nameKeyOf(name)]: undefined }),
      theirs: conflict ? word(conflict.theirs) : '',
    };
  });
  const unlisted = list.isKnown ? new Error(t`这里的记录只在列表中显示，不能单独打开。`) : list.error;
  const unread = failed?.turn === turn ? failed.error : null;
  return {
    base,
    failure: isListed && base === null ? unlisted : unread,
    retry: () => (isListed ? list.reload() : setTurn(turn + 1)),
    save,
    conflict:
      conflict === null
        ? null
        : {
            rev: conflict.theirs.rev ?? 0,
            differences,
            taken: conflict.taken.map((name) => fields.find((field) => field.name === name)?.label ?? name),
          },
    decide: (field: string, by: 'theirs' | 'mine') => {
      if (by === 'theirs') form.current?.set(field, conflict?.theirs[field]);
      setConflict((now) => now && { ...now, disputed: now.disputed.filter((name) => name !== field) });
    },
  };
}
