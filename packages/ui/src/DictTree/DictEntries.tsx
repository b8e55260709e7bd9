import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import {
  type CrudAction,
  type CrudRights,
  type CrudRow,
  CrudTable,
  type CrudTableProps,
  type CrudStore,
  type DataSource,
  useMemoryState,
} from '../CrudTable/CrudTable.tsx';
import type { CrudField } from '../CrudTable/CrudField.ts';
import { dictSizes } from './dictSizes.ts';
import { entriesIn, entryTree } from './dictSources.ts';
import { useDictFields } from './useDictFields.ts';
import { useSeal } from './useSeal.ts';

interface DictEntriesProps {
  /** Name under which the user's widths are kept. */
  name: string;
  /** The list whose entries are shown. */
  list: CrudRow;
  /** Where entries come from and go to. */
  entries: DataSource;
  /** Further fields of the form. */
  moreFields: readonly CrudField[];
  rights: CrudRights;
  /** Keeps what the user sets; forgotten with the page by default. */
  store?: CrudStore | undefined;
  /** Its actions lie over the end of a row. */
  actionsFloat: boolean;
  onChanged: NonNullable<CrudTableProps['onChanged']>;
}

/** The entries of one list as a tree of rows: searched, added under each other, sealed, deleted. */
export function DictEntries({
  name,
  list,
  entries,
  moreFields,
  rights,
  store,
  actionsFloat,
  onChanged,
}: DictEntriesProps) {
  const { t } = useLingui();
  const memory = useMemoryState();
  const [above, setAbove] = useState(list);
  const { entries: fields, checkEntry } = useDictFields(false, moreFields);
  const under = useMemo(() => entriesIn(entries, list), [entries, list]);
  const seal = useSeal(under, rights.edit === true, (row) => onChanged('updated', row));
  const sources = useMemo(() => {
    const tree = entryTree(entries, list);
    return { options: async () => [], tree: () => tree };
  }, [entries, list]);
  const defaults = useMemo(
    () => ({ code: list.code, parentId: above.id, parentName: above.dictValue, isSealed: false, sort: 1 }),
    [list, above],
  );
  const mayAdd = rights.add === true && entries.submit !== undefined;
  const { change } = memory;
  const actions = useMemo((): CrudAction[] => {
    const add: CrudAction = {
      id: 'add',
      label: t`新增下级`,
      scope: 'row',
      changesRows: false,
      run: async ([row = list]) => {
        setAbove(row);
        change({ open: { mode: 'add' } });
      },
    };
    return [...(mayAdd ? [add] : []), ...seal];
  }, [mayAdd, seal, list, change, t]);
  const state = useMemo(
    () => ({
      view: memory.view,
      change: (next: Parameters<typeof memory.change>[0]) => {
        if ('open' in next && next.open === undefined) setAbove(list);
        memory.change(next);
      },
    }),
    [memory, list],
  );
  return (
    <CrudTable
      label={t({ message: '字典项', context: 'list' })}
      recordLabel={t`字典项`}
      name={`${name}/entries`}
      title="dictValue"
      fields={fields}
      source={under}
      state={state}
      sources={sources}
      rights={rights}
      validate={checkEntry}
      defaults={defaults}
      crudActions={actions}
      isTree
      isUnpaged
      dialogWidth={dictSizes.dialog}
      isPanelOpen
      actionsWidth={dictSizes.entryMenu}
      actionsFloat={actionsFloat}
      shownActions={4}
      onChanged={onChanged}
      {...(store && { store })}
    />
  );
}
