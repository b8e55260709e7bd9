import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Card } from '../Card/Card.tsx';
import { DataTable } from '../DataTable/DataTable.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { Waiting, lazyPart } from '../lazyPart/lazyPart.tsx';
import * as css from './CrudTable.css.ts';
import { CrudParts } from './CrudParts.tsx';
import type { CrudView } from './CrudState.ts';
import type { CrudTableProps } from './CrudTableProps.ts';
import type { CrudRow, Identified } from './DataSource.ts';
import type { Dictionaries } from './list/crudColumns.ts';
import { held } from './search/FilterLine.css.ts';
import { SearchBar } from './search/SearchBar.tsx';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { useSame } from './search/useSame.ts';
import { Toolbar } from './list/Toolbar.tsx';
import { held as viewsHeld } from './views/ViewLine.css.ts';
import { useCrud } from './useCrud.tsx';
import { useHandlers } from './useHandlers.ts';

export type {
  ActionFailure,
  ActionForm,
  ActionQuestion,
  ActionRun,
  ActionScope,
  CrudAction,
  CrudMenu,
} from './actions/CrudAction.ts';
export type { CrudField, VisiblePart } from './CrudField.ts';
export { type CrudState, type CrudView, type OpenRecord, firstView, useMemoryState } from './CrudState.ts';
export { type CrudStore, memoryStore } from './CrudStore.ts';
export type { CrudRights, CrudTableProps } from './CrudTableProps.ts';
export type { OnTask } from './actions/taskReport.ts';
export type {
  CrudQuery,
  CrudRow,
  DataSource,
  Identified,
  QueryCondition,
  QueryValue,
  SaveFailure,
} from './DataSource.ts';
export { mergeSecrets, separateSecrets } from './views/secretView.ts';
export { readView, writeView } from './views/viewAddress.ts';
export type { Condition, Operator, Where } from './search/where.ts';

const RecordWindow = lazyPart(async () => (await import('./record/RecordWindow.tsx')).RecordWindow);
const DeleteDialog = lazyPart(async () => (await import('./actions/DeleteDialog.tsx')).DeleteDialog);
const ActionDialog = lazyPart(async () => (await import('./actions/ActionDialog.tsx')).ActionDialog);
const EmptyRows = lazyPart(async () => (await import('./list/EmptyRows.tsx')).EmptyRows);
const FaultNotice = lazyPart(async () => (await import('./list/Notices.tsx')).FaultNotice);
const FilterLine = lazyPart(async () => (await import('./search/FilterLine.tsx')).FilterLine);
const ViewLine = lazyPart(async () => (await import('./views/ViewLine.tsx')).ViewLine);
const Panels = lazyPart(async () => (await import('./Panels.tsx')).Panels);

const none: Dictionaries = new Map();

/**
 * A whole list from one description of its fields: search, table, selection, paging, actions, and the windows to add,
 * edit, view and delete.
 * @example
 * interface Person { id: string; name: string }
 *
 * const fields: CrudField[] = [{ name: 'name', label: '姓名', kind: 'text', search: true, list: true }];
 *
 * function People({ source, sources }: Pick<CrudTableProps<Person>, 'source' | 'sources'>) {
 *   const state = useMemoryState();
 *   return <CrudTable label="人员" name="people" title="name" fields={fields} source={source} sources={sources} state={state} />;
 * }
 */
export function CrudTable<Row extends Identified = CrudRow>(given: CrudTableProps<Row>) {
  // Inside, values are read by the names of fields; what comes from the source goes back to the caller as it came.
  const props = given as unknown as CrudTableProps;
  const { label, sources, recordIn = 'dialog', isTree = false, isUnpaged = false } = props;
  const { t } = useLingui();
  const { parts, list, inline, tree, selectedIds } = useCrud(props);
  const { actions, rights: may, settings: user } = parts;
  const { dictionaries } = parts.definition;
  const { view, change, items } = parts.search;
  const { rows, total, totals, offset, isKnown, isBusy, error, lost } = list;
  const [isSearchShown, setSearchShown] = useState(true);
  const isFiltered = Object.keys(view.filters).length > 0 || view.where !== undefined;
  const filters = useSame(view.filters);
  const handlers = useHandlers({
    search: (values: CrudView['filters']) => parts.search.search(values, view.where),
    clear: () => parts.search.search({}, undefined),
    add: () => change({ open: { mode: 'add' } }),
    remove: () => {
      if (list.isAll) void parts.record.removeAll();
      else parts.record.setDoomed([...list.picked.values()]);
      return parts.selection.count > 0;
    },
  });
  const isSelectable = may.remove || may.export || actions.isSelectable;
  const fault = actions.fault || inline.fault || tree.fault;
  const isPage = recordIn === 'page' && view.open !== undefined;
  const said = isTree && !isFiltered ? t`顶层 ${total} 条` : t`共 ${total} 条`;
  const spoken =
    isKnown && !isBusy
      ? [lost > 0 && t`筛选条件已变，原来选中的 ${lost} 条已取消选择`, said].filter(Boolean).join(t`，`)
      : '';
  return (
    <CrudParts {...parts}>
      <div className={css.crud}>
        {isSearchShown && !isPage && (
          <Card>
            {user.stored !== null && (
              <Waiting value={<div className={viewsHeld} />}>
                <ViewLine />
              </Waiting>
            )}
            <SearchBar
              label={label}
              items={items}
              values={filters}
              onSearch={handlers.search}
              onClear={handlers.clear}
              dictionaries={dictionaries ?? none}
              tree={sources.tree}
            />
            {isFiltered && dictionaries !== null && (
              <Waiting value={<div className={held} />}>
                <FilterLine />
              </Waiting>
            )}
          </Card>
        )}
        <div hidden={isPage}>
          <Card>
            <Toolbar
              before={props.toolbar}
              hasConditions={view.where !== undefined}
              isSearchShown={isSearchShown}
              onSearchShown={setSearchShown}
              onAdd={handlers.add}
              onRemove={handlers.remove}
              onReload={list.reload}
            />
            {fault !== '' && (
              <FaultNotice
                message={fault}
                way="close"
                onPress={() => {
                  actions.clearFault();
                  inline.clearFault();
                  tree.clearFault();
                }}
              />
            )}
            {error !== null && rows.length > 0 && (
              <FaultNotice message={error.message} way="retry" onPress={list.reload} />
            )}
            <div className={props.isVirtual ? css.tall : undefined}>
              <DataTable
                label={label}
                columns={parts.list.columns}
                rows={isKnown ? rows : []}
                getRowId={(row) => row.id}
                numbered={!isTree}
                layout={user.settings.layout}
                onLayoutChange={(layout) => user.set({ layout })}
                {...(user.settings.density && { density: user.settings.density })}
                sort={view.sort}
                onSortChange={(sort) => change({ sort, page: 1 })}
                {...(isSelectable && { selected: selectedIds, onSelectedChange: list.pick })}
                {...(isSelectable && !isUnpaged && { onSelectAllMatching: list.pickAll })}
                isBusy={isBusy || (!isKnown && error === null)}
                rowOffset={isUnpaged ? 0 : offset}
                rowCount={isUnpaged ? rows.length : total}
                actions={actions.rowActions}
                onAction={actions.onRow}
                {...(props.actionsWidth !== undefined && { actionsWidth: props.actionsWidth })}
                {...(props.shownActions !== undefined && { shownActions: props.shownActions })}
                onToggle={(name, row, isOn) =>
                  void inline.flip(name, props.fields.find((field) => field.name === name)?.label ?? name, row, isOn)
                }
                {...(may.view && { onRowOpen: (row: CrudRow) => actions.onRow('view', row) })}
                {...(isTree && { expand: tree.expand })}
                {...(totals && { totals })}
                isVirtual={props.isVirtual === true}
                {...(props.detail && { detail: props.detail })}
                empty={isKnown || error !== null ? <EmptyRows isFiltered={isFiltered} /> : undefined}
                skeletonRows={Math.min(view.size, 10)}
              />
            </div>
            <div role="status" className={css.spoken}>
              {spoken}
            </div>
            <div className={css.foot}>
              {isSelectable && <SelectionBar />}
              {!isUnpaged && (
                <Pagination
                  page={view.page}
                  size={view.size}
                  total={total}
                  totalText={said}
                  onChange={({ page, size }) => {
                    if (size !== view.size) user.set({ size });
                    change({ page, size });
                  }}
                />
              )}
            </div>
          </Card>
        </div>
        {view.open && dictionaries !== null && <RecordWindow open={view.open} recordIn={recordIn} />}
        {parts.record.doomed.length > 0 && <DeleteDialog />}
        {[...actions.behind, ...(actions.job ? [actions.job] : [])].map((job) => (
          <ActionDialog key={job.key} job={job} isBehind={job !== actions.job} />
        ))}
        {parts.panels.panel !== null && <Panels />}
      </div>
    </CrudParts>
  );
}
