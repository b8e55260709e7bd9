import { dict } from '@lattice/api/resources/blade-system/dict';
import type { CrudRow, DataSource } from '@lattice/ui/CrudTable';
import { DictTree } from '@lattice/ui/DictTree';
import { Page } from '@lattice/ui/Page';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { client } from '../../session/client.ts';
import { sourceOf } from '../plain/sourceOf.ts';
import { useSay } from '../plain/translate.ts';
import { useRights } from '../../session/useRights.ts';
import { useStore } from '../../useStore.ts';
import { useUrlState } from '../plain/useUrlState.ts';

const rowsOf = (answer: { records: object[]; total: number }) => answer as { records: CrudRow[]; total: number };

const lists: Partial<DataSource> = { page: async (query, signal) => rowsOf(await client(dict).parentList(query, { signal })) };

const entries: Partial<DataSource> = {
  page: async ({ current: _current, size: _size, parentId = '', ...filters }, signal) => {
    const records = await client(dict).childList({ ...filters, parentId: String(parentId) }, { signal });
    return rowsOf({ records, total: records.length });
  },
};

const nothingHidden: readonly string[] = [];

/** 系统字典: the code lists, and the entries of the one that is opened. */
export function Dict() {
  const { t } = useLingui();
  const say = useSay();
  const state = useUrlState(nothingHidden);
  const rights = useRights(dict);
  const sources = useMemo(() => ({ lists: sourceOf(dict, say, lists), entries: sourceOf(dict, say, entries) }), [say]);
  const [listStore, entryStore] = [useStore(dict.path), useStore(`${dict.path}/entries`)];
  const stores = useMemo(() => ({ lists: listStore, entries: entryStore }), [listStore, entryStore]);
  return (
    <Page title={say(dict.label)}>
      <DictTree {...sources} state={state} rights={rights} stores={stores} onChanged={(what, name) => toast.success(what === 'saved' ? t`已保存“${name}”` : t`已删除“${name}”`)} />
    </Page>
  );
}
