import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { CrudField } from '../CrudField.ts';
import { useHandlers } from '../../useHandlers/useHandlers.tsx';
import { usePart } from '../CrudParts.tsx';
import { type CrudRow, asSaveFailure } from '../DataSource.ts';
import { type CellChange, changesTo } from './changesTo.ts';
import { type ValueNames, namesOfValues } from './namesOfValues.ts';
import { readRows } from './readRows.ts';
import { type StoredChange, backFrom, storeChanges } from './storeChanges.ts';

/** How far a change of many records has come. */
export type BulkStep =
  | { at: 'fill' }
  | { at: 'preview'; name: string; rows: number; changes: readonly CellChange[] }
  | { at: 'run'; name: string; done: number; of: number }
  | { at: 'result'; name: string; stored: readonly StoredChange[]; isUndone: boolean };

/** Reads the selected rows, works out what a value changes, stores it, and takes it back. */
export function useBulkEdit() {
  const { props } = usePart('definition');
  const { t, i18n } = useLingui();
  const { picked, isAll } = usePart('selection');
  const { query } = usePart('search');
  const { reload } = usePart('list');
  const { loadRules } = usePart('record');
  const [step, setStep] = useState<BulkStep>({ at: 'fill' });
  const [names, setNames] = useState<ValueNames>(new Map());
  const control = useRef(new AbortController());
  const known = useRef<readonly CrudRow[] | null>(null);
  useEffect(() => () => control.current.abort(), []);
  const { source, sources } = props;
  const store = async (name: string, changes: readonly CellChange[], isUndone: boolean) => {
    control.current = new AbortController();
    const { signal } = control.current;
    const of = changes.length;
    setStep({ at: 'run', name, done: 0, of });
    const stored = await storeChanges(source, name, changes, {
      signal,
      onProgress: (done) => setStep({ at: 'run', name, done, of }),
    });
    setStep({ at: 'result', name, stored, isUndone });
    reload();
  };
  const handlers = useHandlers({
    /** Works out what a value changes; rejects with a sentence where the rows could not be read. */
    preview: async (field: CrudField, value: unknown) => {
      const { name } = field;
      try {
        known.current ??= await readRows(
          source,
          [...picked.values()],
          isAll ? query : undefined,
          control.current.signal,
        );
        const { isEditable } = props.rights ?? {};
        const closed = (row: CrudRow) => (isEditable?.(row) === false ? t`按当前状态不能修改` : '');
        const changes = changesTo(known.current, name, value, await loadRules(), closed);
        setNames(await namesOfValues(field, changes, sources, i18n.locale));
        setStep({
          at: 'preview',
          name,
          rows: known.current.length,
          changes,
        });
      } catch (error) {
        throw asSaveFailure(error);
      }
    },
    back: () => setStep({ at: 'fill' }),
    run: () => (step.at === 'preview' ? store(step.name, step.changes, false) : null),
    undo: () => (step.at === 'result' ? store(step.name, backFrom(step.stored), true) : null),
    stop: () => control.current.abort(),
  });
  return { step, names, ...handlers };
}
