import { iconName } from '@lattice/api/iconName';
import type { CrudRow, CrudTableProps, DataSource } from '@lattice/ui/CrudTable';
import { useMemo } from 'react';

const FIELD = 'source';
/** Words that the wire puts before the name of an icon. */
const WIRE = 'iconfont iconicon_';

const read = (row: CrudRow): CrudRow => ({ ...row, [FIELD]: iconName(String(row[FIELD] ?? '')) });

const shown = ({ page, children, detail, submit, ...rest }: DataSource): DataSource => ({
  ...rest,
  page: async (query, signal, columns) => {
    const { records, ...answer } = await page(query, signal, columns);
    return { ...answer, records: records.map(read) };
  },
  ...(children && { children: async (id, signal, columns) => (await children(id, signal, columns)).map(read) }),
  ...(detail && { detail: async (...requested: Parameters<typeof detail>) => read(await detail(...requested)) }),
  ...(submit && {
    submit: async (row) =>
      submit(typeof row[FIELD] === 'string' && row[FIELD] !== '' ? { ...row, [FIELD]: WIRE + row[FIELD] } : row),
  }),
});

/** A register whose field `source` names an icon: it is chosen from pictures, and no column of its own. */
export function useIconField(register: CrudTableProps): CrudTableProps {
  const { fields, source } = register;
  const pictured = useMemo(
    () => fields.map((one) => (one.name === FIELD ? { ...one, input: 'icon' as const, list: false } : one)),
    [fields],
  );
  const named = useMemo(() => shown(source), [source]);
  return { ...register, fields: pictured, source: named };
}
