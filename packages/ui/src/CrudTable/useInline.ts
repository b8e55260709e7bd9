import { useLingui } from '@lingui/react/macro';
import { useCallback, useRef, useState } from 'react';
import { type CrudRow, type DataSource, asSaveFailure } from './DataSource.ts';

/** Changes of single cells: a switch flips at once and falls back with the reason when it is refused; the row is then read again for its version. */
export function useInline(source: DataSource, patch: (id: string, values: Partial<CrudRow>) => void, nameOf: (row: CrudRow) => string) {
  const { t } = useLingui();
  const [fault, setFault] = useState('');
  const busy = useRef(new Set<string>());
  const save = useCallback(async (row: CrudRow, name: string, value: unknown) => {
    await source.submit?.({ id: row.id, ...(row.rev !== undefined && { rev: row.rev }), [name]: value });
    patch(row.id, { [name]: value });
    const fresh = await source.detail?.(row.id).catch(() => undefined);
    if (fresh !== undefined) patch(row.id, fresh);
  }, [source, patch]);
  const flip = async (name: string, label: string, row: CrudRow, isOn: boolean) => {
    const key = `${row.id} ${name}`;
    if (busy.current.has(key)) return;
    busy.current.add(key);
    const before = row[name];
    setFault('');
    patch(row.id, { [name]: isOn ? 1 : 0 });
    try {
      await save(row, name, isOn ? 1 : 0);
    } catch (error) {
      const [who, reason] = [nameOf(row), asSaveFailure(error).message];
      patch(row.id, { [name]: before });
      setFault(t`“${who}”的${label}没有改成：${reason}`);
    } finally {
      busy.current.delete(key);
    }
  };
  return { save, flip, fault, clearFault: () => setFault('') };
}
