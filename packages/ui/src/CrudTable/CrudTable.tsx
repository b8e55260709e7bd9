import { useLingui } from '@lingui/react/macro';
import { memo, useMemo, useState } from 'react';
import { DataTable } from '../DataTable/DataTable.tsx';
import { Waiting, lazyPart } from '../lazyPart/lazyPart.tsx';
import * as css from './CrudTable.css.ts';
import { CrudParts } from './CrudParts.tsx';
import { type CrudView, firstView } from './CrudState.ts';
import { crudQuery } from './search/searchQuery.ts';
import type { SavedView } from './views/views.ts';
import { useSizeClass } from '../Frame/useSizeClass.ts';
import { OpenWindow, loadView } from './shown/OpenWindow.tsx';
import type { CrudTableProps } from './CrudTableProps.ts';
import type { CrudRow, Identified } from './DataSource.ts';
import type { Dictionaries } from './list/crudColumns.ts';
import { dueTone } from './due/dueTime.ts';
import { ListFaults, ListFoot, ListHeader } from './list/ListFrame.tsx';
import { SearchLine } from './search/SearchLine.tsx';
import { useSame } from './useSame.ts';
import { held } from './tabs/ListTabs.css.ts';
import { tabsOf } from './tabs/tabsOf.ts';
import { useCrud } from './useCrud.tsx';
import { useGroups } from './group/useGroups.tsx';
import { useHandlers } from '../useHandlers/useHandlers.tsx';

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
export type { SharedEntry, SharedViews } from './views/readShared.ts';
export type { CrudRights, CrudTableProps } from './CrudTableProps.ts';
export type { OwnPage, RecordOptions, RecordPlace } from './shown/RecordOptions.ts';
export type { MapQuery, PlacedRows, RowMap } from './map/RowMap.ts';
export type { OnTask } from './tasks/taskReport.ts';
export type {
  CrudQuery,
  CrudRow,
  DataSource,
  Identified,
  QueryCondition,
  QueryValue,
  SaveFailure,
  ExportedRows,
} from './DataSource.ts';
export { mergeSecrets, separateSecrets } from './views/secretView.ts';
export { WORDS } from './search/searchQuery.ts';
export { readView, writeView } from './views/viewAddress.ts';
export type { Condition, Operator, Where } from './conditions/where.ts';

const CrudRecord = lazyPart(async () => (await import('./shown/CrudRecord.tsx')).CrudRecord);
const DeleteDialog = lazyPart(async () => (await import('./actions/DeleteDialog.tsx')).DeleteDialog);
const ActionDialog = lazyPart(async () => (await import('./actions/ActionDialog.tsx')).ActionDialog);
const EmptyRows = lazyPart(async () => (await import('./list/Notices.tsx')).EmptyRows);
const ListMap = lazyPart(async () => (await import('./map/ListMap.tsx')).ListMap);
const ListTabs = memo(lazyPart(async () => (await import('./tabs/ListTabs.tsx')).ListTabs));
const Panels = lazyPart(async () => (await import('./Panels.tsx')).Panels);

/** From how many rows on a page draws only those in sight. */
const LONG_PAGE = 100;
const none: Dictionaries = new Map();
const tabsRoom = <div className={held} />;
const mapRoom = <div className={css.mapRoom} aria-busy />;

/**
 * A whole list from one description of its fields: search, table, selection, paging, actions, and the windows to add,
 * edit, view and delete.
 */
export function CrudTable<Row extends Identified = CrudRow>(given: CrudTableProps<Row>) {
  // Inside, values are read by the names of fields; what comes from the source goes back to the caller as it came.
  const props = given as unknown as CrudTableProps;
  const { ownPage } = props;
  return ownPage === undefined ? <List {...props} /> : <CrudRecord {...props} ownPage={ownPage} />;
}

function List(props: CrudTableProps) {
  const { label, sources, recordIn = 'dialog', isTree = false, isUnpaged = false } = props;
  const { t } = useLingui();
  const { parts, list, inline, tree, selectedIds, groupField } = useCrud(props);
  const { above, groups } = useGroups(groupField);
  const { actions, rights: may, settings: user } = parts;
  const { dictionaries } = parts.definition;
  const { view, change, items, quick } = parts.search;
  const { rows, total, totals, offset, isKnown, isBusy, error, lost } = list;
  // Shared views that come later make no line of their own, so that nothing moves.
  const [hadShared] = useState(user.shared.length > 0);
  const [isComing, setComing] = useState(false);
  const isFiltered = Object.keys(view.filters).length > 0 || view.where !== undefined;
  const filtered = useSame({ filters: view.filters, where: view.where });
  const shown = useSame({ ...filtered, sort: view.sort, ...(view.group && { group: view.group }) });
  const tabs = useSame(tabsOf(parts));
  const rowTone = useMemo(() => dueTone(props.fields), [props.fields]);
  const handlers = useHandlers({
    search: (values: CrudView['filters']) => parts.search.search(values, view.where),
    filter: (next: Partial<CrudView>) => change(next),
    openPanel: (isPanelOpen: boolean) => user.set({ isPanelOpen }),
    clear: () => parts.search.search({}, undefined),
    count: async (saved: SavedView, signal: AbortSignal) => {
      const { chosenView } = await import('./views/views.ts');
      const { sort: _sort, ...requested } = crudQuery(
        { ...firstView, ...chosenView(saved), size: 1 },
        items,
        parts.search.fields,
        quick,
      );
      return (await props.source.page({ ...requested, sort: [] }, signal, [])).total;
    },
    add: () => change({ open: { mode: 'add' } }),
    show: (onMap: boolean) => change({ isMap: onMap }),
    closeFault: () => {
      actions.clearFault();
      inline.clearFault();
      tree.clearFault();
    },
    remove: () => {
      if (list.isAll) void parts.record.removeAll();
      else parts.record.setDoomed([...list.picked.values()]);
    },
  });
  const isSelectable = may.remove || may.edit || may.export || actions.isSelectable;
  const fault = actions.fault || inline.fault || tree.fault;
  const isLong =
    rows.length >= LONG_PAGE && !isTree && !above && !props.detail && !props.fields.some(({ merge }) => merge);
  const isMap = props.map !== undefined && view.isMap === true;
  const isPage = recordIn === 'page' && view.open !== undefined;
  const isDesktop = useSizeClass() === 'desktop';
  const isBeside = isDesktop && recordIn === 'drawer' && view.open?.mode === 'view';
  const near = () => {
    void loadView().catch(() => null);
    void props.recordOptions?.().catch(() => null);
  };
  const said = isTree && !isFiltered ? t`顶层 ${total} 条` : t`共 ${total} 条`;
  const spoken =
    isKnown && !isBusy
      ? [lost > 0 && t`筛选条件已变，原来选中的 ${lost} 条已取消选择`, said].filter(Boolean).join(t`，`)
      : '';
  return (
    <CrudParts {...parts}>
      <div className={css.crud} data-beside={isBeside || undefined} onPointerEnter={near} onFocus={near}>
        <ListHeader
          before={props.toolbar}
          total={isKnown ? total : undefined}
          isHidden={isPage}
          onAdd={handlers.add}
          {...(props.map && { isMap, onMap: handlers.show })}
        />
        <div hidden={isPage} className={css.surface}>
          {(user.stored !== null || tabs.by !== undefined || hadShared) && (
            <Waiting value={tabsRoom}>
              <ListTabs
                {...tabs}
                view={shown}
                version={list.version}
                source={props.source}
                stored={user.stored}
                shared={user.shared}
                countOf={handlers.count}
                onChange={handlers.filter}
              />
            </Waiting>
          )}
          <SearchLine
            label={label}
            quick={quick}
            view={filtered}
            items={items}
            fields={parts.search.fields}
            dictionaries={dictionaries ?? none}
            tree={sources.tree}
            stateField={tabs.by}
            isPanelOpen={user.settings.isPanelOpen ?? props.isPanelOpen === true}
            onPanelOpen={handlers.openPanel}
            onSearch={handlers.search}
            onChange={handlers.filter}
            onClear={handlers.clear}
            onReload={list.reload}
          />
          <ListFaults
            fault={fault}
            onClose={handlers.closeFault}
            error={rows.length > 0 || isMap ? error : null}
            onRetry={list.reload}
          />
          {isMap && props.map ? (
            <Waiting value={mapRoom}>
              <ListMap load={props.map} version={list.version} isSelectable={isSelectable} />
            </Waiting>
          ) : (
            <div className={props.isVirtual ? css.tall : css.rows}>
              <DataTable
                label={label}
                columns={parts.list.columns}
                rows={isKnown ? rows : []}
                getRowId={(row) => row.id}
                numbered={!isTree && isDesktop}
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
                {...(rowTone && { rowTone })}
                actions={actions.rowActions}
                onAction={actions.onRow}
                {...(props.actionsWidth !== undefined && { actionsWidth: props.actionsWidth })}
                actionsFloat={props.actionsFloat === true}
                {...(props.shownActions !== undefined && { shownActions: props.shownActions })}
                onToggle={(name, row, isOn) =>
                  void inline.flip(name, props.fields.find((field) => field.name === name)?.label ?? name, row, isOn)
                }
                {...(may.view && { onRowOpen: (row: CrudRow) => actions.onRow('view', row) })}
                {...(isTree && { expand: tree.expand })}
                {...(totals && { totals })}
                {...(above && { above })}
                isVirtual={props.isVirtual === true || isLong}
                onComing={setComing}
                {...(props.detail && { detail: props.detail })}
                empty={isKnown || error !== null ? <EmptyRows isFiltered={isFiltered} /> : undefined}
                skeletonRows={Math.min(view.size, 10)}
              />
            </div>
          )}
          {groups}
          <div role="status" className={css.spoken}>
            {spoken}
          </div>
          <ListFoot isComing={isComing} said={said} isMap={isMap} onRemove={handlers.remove} />
        </div>
        {view.open && dictionaries !== null && (view.open.mode === 'view' || may[view.open.mode]) && (
          <OpenWindow open={view.open} recordIn={recordIn} />
        )}
        {parts.record.doomed.length > 0 && <DeleteDialog />}
        {[...actions.behind, ...(actions.job ? [actions.job] : [])].map((job) => (
          <ActionDialog key={job.key} job={job} isBehind={job !== actions.job} />
        ))}
        {parts.panels.panel !== null && <Panels />}
      </div>
    </CrudParts>
  );
}
