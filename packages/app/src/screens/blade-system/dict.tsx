import { dict } from '@lattice/api/resources/blade-system/dict';
import { type CrudField, type CrudQuery, type CrudRow, type DataSource, useMemoryState } from '@lattice/ui/CrudTable';
import { Dialog } from '@lattice/ui/Dialog';
import { Page } from '@lattice/ui/Page';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useState } from 'react';
import { client } from '../../session/client.ts';
import { RegisterTable } from '../plain/RegisterTable.tsx';
import { fieldsOf, useSay } from '../plain/translate.ts';

const rowsOf = (answer: { records: object[]; total: number }) => answer as { records: CrudRow[]; total: number };

const lists: Partial<DataSource> = { page: async (query, signal) => rowsOf(await client(dict).parentList(query, { signal })) };

const entriesOf = (parentId: string): Partial<DataSource> => ({
  page: async ({ current: _current, size: _size, ...filters }: CrudQuery, signal) => {
    const records = await client(dict).childList({ ...filters, parentId }, { signal });
    return rowsOf({ records, total: records.length });
  },
});

const without = (fields: readonly CrudField[], ...names: string[]) => fields.filter(({ name }) => !names.includes(name));

/** Entries of one list, in a window of their own (specification, section 2: child dictionary). */
function Entries({ list }: { list: CrudRow }) {
  const { t } = useLingui();
  const say = useSay();
  const state = useMemoryState();
  const overrides = useMemo(() => entriesOf(list.id), [list.id]);
  const [parent, setParent] = useState(list.id);
  const fields = useMemo(() => without(fieldsOf(dict, say), 'parentName').map((field) => (field.name === 'code' ? { ...field, readonly: true } : field)), [say]);
  const below = useCallback(() => [{ id: 'add', label: t`新增下级` }], [t]);
  return (
    <RegisterTable
      definition={dict}
      name={`${dict.path}/entries`}
      fields={fields}
      overrides={overrides}
      state={{
        view: state.view,
        change: (next) => {
          if ('open' in next && next.open === undefined) setParent(list.id);
          state.change(next);
        },
      }}
      defaults={{ code: list.code, parentId: parent, isSealed: 0, sort: 1 }}
      rowActions={below}
      onRowAction={(_, row) => {
        setParent(row.id);
        state.change({ open: { mode: 'add' } });
      }}
      isTree
      isUnpaged
      actionsWidth={300}
      shownActions={4}
    />
  );
}

/** 系统字典: the code lists, and the entries of the one that is opened. */
export function Dict() {
  const { t } = useLingui();
  const say = useSay();
  const [list, setList] = useState<CrudRow | null>(null);
  const fields = useMemo(() => without(fieldsOf(dict, say), 'parentId', 'parentName', 'dictKey').map((field) => (field.name === 'sort' ? { ...field, list: true } : field)), [say]);
  const actions = useCallback(() => [{ id: 'entries', label: t`字典配置` }], [t]);
  const name = String(list?.dictValue ?? '');
  return (
    <Page title={say(dict.label)}>
      <RegisterTable definition={dict} fields={fields} overrides={lists} defaults={{ parentId: '0', dictKey: '-1', isSealed: 0 }} rowActions={actions} onRowAction={(_, row) => setList(row)} actionsWidth={250} shownActions={4} />
      {list !== null && (
        <Dialog title={t`${name}字典配置`} isOpen onOpenChange={() => setList(null)} width={1080}>
          <Entries list={list} />
        </Dialog>
      )}
    </Page>
  );
}
