import { useLingui } from '@lingui/react/macro';
import { useCallback, useRef, useState } from 'react';
import type { CrudField } from '../CrudField.ts';
import { type CrudRow, type DataSource, asSaveFailure } from '../DataSource.ts';
import type { CellOf } from './saveCell.ts';

/**
 * Changes of single cells: a switch flips at once and falls back with the reason when it is refused; the row is then
 * read again for its version. Where somebody else stored the row first, nothing is stored and the row shows what they
 * did.
 */
export function useInline(
  source: DataSource,
  patch: (id: string, values: Partial<CrudRow>) => void,
  nameOf: (row: CrudRow) => string,
  fields: readonly CrudField[],
) {
  const { t } = useLingui();
  const [fault, setFault] = useState('');
  const [contest, setContest] = useState<{ who: string; label: string } | null>(null);
  const busy = useRef(new Set<string>());
  const cellOf = useCallback(
    (row: CrudRow, name: string): CellOf => ({
      source,
      patch,
      onContest: () =>
        setContest({ who: nameOf(row), label: fields.find((field) => field.name === name)?.label ?? name }),
    }),
    [source, patch, nameOf, fields],
  );
  const save = useCallback(
    async (row: CrudRow, name: string, value: unknown) =>
      (await import('./saveCell.ts')).saveCell(cellOf(row, name), row, name, value),
    [cellOf],
  );
  const flip = async (name: string, label: string, row: CrudRow, isOn: boolean) => {
    const key = `${row.id} ${name}`;
    if (busy.current.has(key)) return;
    busy.current.add(key);
    setFault('');
    patch(row.id, { [name]: isOn });
    try {
      await save(row, name, isOn);
    } catch (error) {
      const [who, reason] = [nameOf(row), asSaveFailure(error).message];
      patch(row.id, { [name]: row[name] });
      setFault(t`“${who}”的${label}没有改成：${reason}`);
    } finally {
      busy.current.delete(key);
    }
  };
  const { who: contested = '', label: field = '' } = contest ?? {};
  return {
    save,
    flip,
    fault:
      contest === null
        ? fault
        : t`“${contested}”的${field}没有保存：这条记录刚被别人修改过，现在显示的是最新内容，请核对后再改`,
    clearFault: () => {
      setFault('');
      setContest(null);
    },
  };
}
