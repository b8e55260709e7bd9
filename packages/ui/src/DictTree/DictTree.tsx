import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Card } from '../Card/Card.tsx';
import {
  type CrudAction,
  type CrudRights,
  type CrudRow,
  type CrudState,
  type CrudStore,
  CrudTable,
  type CrudTableProps,
  type DataSource,
} from '../CrudTable/CrudTable.tsx';
import type { CrudField } from '../CrudTable/CrudField.ts';
import { LaterPanel } from '../CrudTable/search/SearchLine.tsx';
import { Empty } from '../Empty/Empty.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { chosenView, filtersBeside, stateBeside } from '../TreeAndTable/treeFilter.ts';
import { DictEntries } from './DictEntries.tsx';
import { dictSizes } from './dictSizes.ts';
import { PageTools } from '../Page/pageParts.ts';
import { lazyPart } from '../lazyPart/lazyPart.tsx';
import * as css from './DictTree.css.ts';
import { useDictFields } from './useDictFields.ts';
import { useNarrowBeside } from './useNarrowBeside.ts';
import { useOpenList } from './useOpenList.ts';
import { useSeal } from './useSeal.ts';

/** The table, once the code of its search is there, which is shown in its first drawing. */
const Lists = lazyPart<CrudTableProps>(async () => {
  await LaterPanel.bring();
  return CrudTable;
});

/** Keep `lists` and `entries` the same between renders. */
export interface DictTreeProps {
  /** Where the lists come from and go to. */
  lists: DataSource;
  /**
   * Where entries come from and go to: `page` is asked for those whose `parentId` is that of the list and answers with
   * rows that hold others in `children`.
   */
  entries: DataSource;
  /** The view of the lists; the open one is its filter `dict`. */
  state: CrudState;
  /**
   * Entries beside the lists, or under them; default `horizontal`. Where there is less room the actions of a row lie
   * over its end, and where both do not fit even so the entries stand under the lists.
   */
  layout?: 'horizontal' | 'vertical';
  /** Further fields of the forms of lists and entries; none by default. Keep it the same between renders. */
  moreFields?: readonly CrudField[];
  /** Name under which the user's widths are kept; default `dict`. */
  name?: string;
  /** What the person may do; everything that the sources offer by default. */
  rights?: CrudRights;
  /** Keep what the user sets about the two tables; forgotten with the page by default. */
  stores?: { lists: CrudStore; entries: CrudStore };
  /** Called after something was stored or removed, with its name. */
  onChanged?: CrudTableProps['onChanged'];
}

const OPEN = 'dict';
const noFields: readonly CrudField[] = [];
const anything: CrudRights = { add: true, edit: true, remove: true, view: true };
const fresh = { parentId: '0', dictKey: '-1', isSealed: false };
const plain = { options: async () => [] };

/** Dictionaries: the table of lists, and the tree of the entries of the one that is open. */
export function DictTree({
  lists,
  entries,
  state,
  layout = 'horizontal',
  moreFields = noFields,
  name = 'dict',
  rights = anything,
  stores,
  onChanged,
}: DictTreeProps) {
  const { t } = useLingui();
  const openId = state.view.filters[OPEN] ?? '';
  const { list: shown, failure, setList, ask: askAgain } = useOpenList(lists, openId);
  const announce = (what: 'added' | 'updated' | 'removed', which: string) => {
    askAgain();
    onChanged?.(what, which);
  };
  const { lists: fields, checkList } = useDictFields(layout === 'vertical', moreFields);
  const seal = useSeal(lists, rights.edit === true, (which) => announce('updated', which));
  const filters = useMemo(() => filtersBeside(state.view.filters, OPEN), [state.view.filters]);
  const room = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrowBeside(room, layout === 'horizontal');
  const [isAnswered, setAnswered] = useState(false);
  const answering = useMemo(
    (): DataSource => ({
      ...lists,
      page: (...asked) => lists.page(...asked).finally(() => setAnswered(true)),
    }),
    [lists],
  );
  const beside = useMemo(() => stateBeside(state, OPEN, filters), [state, filters]);
  const head = useRef<HTMLHeadingElement>(null);
  const isOpening = useRef(false);
  useEffect(() => {
    const heading = head.current;
    if (!isOpening.current || shown === undefined || heading === null) return;
    isOpening.current = false;
    heading.focus({ preventScroll: true });
    // Beside the lists the entries are in sight already.
    if (heading.getBoundingClientRect().top > window.innerHeight / 3) heading.scrollIntoView({ block: 'start' });
  }, [shown]);
  const openList = useRef<(row: CrudRow) => void>(() => undefined);
  useEffect(() => {
    openList.current = (row) => {
      setList(row);
      isOpening.current = true;
      state.change({ ...chosenView(state, OPEN, row.id), page: state.view.page });
    };
  });
  const actions = useMemo((): CrudAction[] => {
    const open: CrudAction = {
      id: 'entries',
      label: t`字典配置`,
      scope: 'row',
      changesRows: false,
      run: async ([row]) => row && openList.current(row),
    };
    return [open, ...seal];
  }, [seal, t]);
  const word = String(shown?.dictValue ?? '');
  // Each of the two lists keeps its buttons beside its own title.
  return (
    <PageTools value={undefined}>
      <div ref={room} className={css.room}>
        <div className={css.layout} data-layout={layout}>
          <section className={css.pane} data-part="lists" aria-label={t({ message: '字典', context: 'list' })}>
            <h2 className={css.title}>{t({ message: '字典', context: 'list' })}</h2>
            <Lists
              label={t({ message: '字典', context: 'list' })}
              recordLabel={t`字典`}
              name={name}
              title="dictValue"
              fields={fields}
              source={answering}
              state={beside}
              sources={plain}
              rights={rights}
              validate={checkList}
              defaults={fresh}
              crudActions={actions}
              dialogWidth={dictSizes.dialog}
              actionsWidth={dictSizes.listMenu}
              actionsFloat={isNarrow}
              shownActions={4}
              isPanelOpen
              onChanged={announce}
              {...(stores?.lists && { store: stores.lists })}
            />
          </section>
          {/* Below the lists it would be moved by their coming. */}
          {isAnswered && (
            <section className={css.pane} data-part="entries" aria-label={t({ message: '字典项', context: 'list' })}>
              <h2 ref={head} tabIndex={-1} className={css.title} aria-live="polite">
                {shown ? t`${word}的字典项` : t({ message: '字典项', context: 'list' })}
              </h2>
              {shown ? (
                <DictEntries
                  key={shown.id}
                  name={name}
                  list={shown}
                  entries={entries}
                  moreFields={moreFields}
                  rights={rights}
                  store={stores?.entries}
                  actionsFloat={isNarrow}
                  onChanged={(what, which) => onChanged?.(what, which)}
                />
              ) : failure !== '' ? (
                <Card>
                  <ErrorState title={t`没有读到这个字典`} message={failure} onRetry={askAgain} />
                </Card>
              ) : (
                <Card>
                  <Empty title={t`还没有打开字典`} description={t`在字典表中选择“字典配置”，这里显示它的字典项。`} />
                </Card>
              )}
            </section>
          )}
        </div>
      </div>
    </PageTools>
  );
}
