import { isOn } from '../kinds/isOn.ts';
import type { CrudRow, DataSource } from '../CrudTable/DataSource.ts';
import type { TreeNode, TreeSource } from '../TreeSelect/TreeSource.ts';

/** A row as it is sent: a new one has no id at all, and the name of its parent is not stored. */
export function sentRow({ parentName: _parentName, id, ...row }: Record<string, unknown>): Record<string, unknown> {
  return id === undefined || id === '' ? row : { id, ...row };
}

/** The entries of one list: asked for under its id, and new ones stand in it with its code. */
export function entriesIn(entries: DataSource, list: CrudRow): DataSource {
  const { submit } = entries;
  return {
    ...entries,
    page: async (query, signal) => {
      const { records } = await entries.page(
        { ...query, search: [...query.search, { field: 'parentId', operator: 'in', value: [list.id] }] },
        signal,
      );
      return { records, total: records.length };
    },
    ...(submit && {
      submit: (given) => {
        const row = sentRow(given);
        return submit.call(entries, 'id' in row ? row : { ...row, code: list.code, parentId: row.parentId || list.id });
      },
    }),
  };
}

/** The rows of a list that are not sealed, or are again; other values stay as they are. */
export const sealedValues = (row: CrudRow): Record<string, unknown> => ({
  id: row.id,
  ...(row.rev !== undefined && { rev: row.rev }),
  isSealed: !isSealed(row),
});

/** Whether a dictionary or an entry is sealed. */
export const isSealed = (row: CrudRow): boolean => isOn(row.isSealed);

const under = (row: CrudRow): readonly CrudRow[] => (Array.isArray(row.children) ? (row.children as CrudRow[]) : []);
const nodeOf = (row: CrudRow): TreeNode => ({
  id: row.id,
  title: String(row.dictValue ?? row.id),
  hasChildren: under(row).length > 0,
});
const find = (rows: readonly CrudRow[], id: string): CrudRow | undefined =>
  rows.find((row) => row.id === id) ?? rows.map((row) => find(under(row), id)).find((row) => row !== undefined);

/** A list and its entries as a tree from which the parent of an entry is chosen, named by their titles. */
export function entryTree(entries: DataSource, list: CrudRow): TreeSource {
  const all = async () =>
    (await entriesIn(entries, list).page({ page: 1, size: 200, sort: [], search: [] }, new AbortController().signal))
      .records;
  return {
    children: async (id) => {
      if (id === '') return [{ ...nodeOf(list), hasChildren: true }];
      const rows = await all();
      return (id === list.id ? rows : under(find(rows, id) ?? list)).map(nodeOf);
    },
    labels: async (ids) => {
      const rows = [{ ...list, children: await all() }];
      return Object.fromEntries(ids.map((id) => [id, nodeOf(find(rows, id) ?? { id }).title]));
    },
  };
}
