import { listName } from '@lattice/api/listName';
import { pageQuery } from '@lattice/api/pageQuery';
import type { dict } from '@lattice/api/resources/blade-system/dict';
import type { dictBiz } from '@lattice/api/resources/blade-system/dict-biz';
import type { CrudField, DataSource } from '@lattice/ui/CrudTable';
import { DictTree } from '@lattice/ui/DictTree';
import { Page } from '@lattice/ui/Page';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { rowsIn } from '../../records/rowsIn.ts';
import { sourceOf } from '../../records/sourceOf.ts';
import { useStore } from '../../records/state/useStore.ts';
import { useUrlState } from '../../records/state/useUrlState.ts';
import { fieldsOf, useTranslator } from '../../records/translate.ts';
import { client } from '../../session/client.ts';
import { useRights } from '../../session/useRights.ts';

type Dictionary = typeof dict | typeof dictBiz;

const listsOf = (definition: Dictionary): Partial<DataSource> => ({
  page: async (query, signal) =>
    rowsIn(await client(definition).parentList(await pageQuery(query, definition.fields, false), { signal })),
});

const entriesOf = (definition: Dictionary): Partial<DataSource> => ({
  page: async (query, signal) => {
    const {
      current: _current,
      size: _size,
      parentId = '',
      ...filters
    } = await pageQuery(query, definition.fields, false);
    const found = rowsIn({
      records: await client(definition).childList({ ...filters, parentId: String(parentId) }, { signal }),
    });
    return { ...found, total: found.records.length };
  },
});

const nothingHidden: readonly string[] = [];
const ENGLISH = 'dictValueEn';

interface DictionariesProps {
  /** The product's own code lists, or those of the tenant. */
  definition: Dictionary;
  /** Entries beside the lists or under them. */
  layout: 'horizontal' | 'vertical';
}

/** Code lists, and the entries of the one that is opened. */
export function Dictionaries({ definition, layout }: DictionariesProps) {
  const { t } = useLingui();
  const say = useTranslator();
  const state = useUrlState(nothingHidden);
  const rights = useRights(definition);
  const sources = useMemo(
    () => ({
      lists: sourceOf(definition, say, listsOf(definition)),
      entries: sourceOf(definition, say, entriesOf(definition)),
    }),
    [definition, say],
  );
  const more = useMemo(
    (): CrudField[] => fieldsOf(definition, say).filter(({ name }) => name === ENGLISH),
    [definition, say],
  );
  const [listStore, entryStore] = [useStore(definition.path), useStore(`${definition.path}/entries`)];
  const stores = useMemo(() => ({ lists: listStore, entries: entryStore }), [listStore, entryStore]);
  return (
    <Page title={listName(definition.label, say)}>
      <DictTree
        {...sources}
        state={state}
        layout={layout}
        moreFields={more}
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
