import { listName } from '@lattice/api/listName';
import { pageQuery } from '@lattice/api/pageQuery';
import { dict } from '@lattice/api/resources/blade-system/dict';
import type { DataSource } from '@lattice/ui/CrudTable';
import { DictTree } from '@lattice/ui/DictTree';
import { Page } from '@lattice/ui/Page';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { client } from '../../session/client.ts';
import { rowsIn } from '../../records/rowsIn.ts';
import { sourceOf } from '../../records/sourceOf.ts';
import { useTranslator } from '../../records/translate.ts';
import { useRights } from '../../session/useRights.ts';
import { useStore } from '../../records/state/useStore.ts';
import { useUrlState } from '../../records/state/useUrlState.ts';

const lists: Partial<DataSource> = {
  page: async (query, signal) =>
    rowsIn(await client(dict).parentList(await pageQuery(query, dict.fields, false), { signal })),
};

const entries: Partial<DataSource> = {
  page: async (query, signal) => {
    const { current: _current, size: _size, parentId = '', ...filters } = await pageQuery(query, dict.fields, false);
    const found = rowsIn({
      records: await client(dict).childList({ ...filters, parentId: String(parentId) }, { signal }),
    });
    return { ...found, total: found.records.length };
  },
};

const nothingHidden: readonly string[] = [];

/** 系统字典: the code lists, and the entries of the one that is opened. */
export function Dict() {
  const { t } = useLingui();
  const say = useTranslator();
  const state = useUrlState(nothingHidden);
  const rights = useRights(dict);
  const sources = useMemo(() => ({ lists: sourceOf(dict, say, lists), entries: sourceOf(dict, say, entries) }), [say]);
  const [listStore, entryStore] = [useStore(dict.path), useStore(`${dict.path}/entries`)];
  const stores = useMemo(() => ({ lists: listStore, entries: entryStore }), [listStore, entryStore]);
  return (
    <Page title={listName(dict.label, say)}>
      <DictTree
        {...sources}
        state={state}
        rights={rights}
        stores={stores}
        onChanged={(what, name) =>
          toast.success(
            { added: t`新增成功：“${name}”`, updated: t`修改成功：“${name}”`, removed: t`删除成功：“${name}”` }[what],
          )
        }
      />
    </Page>
  );
}
