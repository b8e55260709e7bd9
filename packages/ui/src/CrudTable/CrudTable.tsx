import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { DataTable } from '../DataTable/DataTable.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { Waiting, lazyPart } from '../lazyPart/lazyPart.tsx';
import * as css from './CrudTable.css.ts';
import type { CrudTableProps } from './CrudTableProps.ts';
import type { CrudRow } from './DataSource.ts';
import { EmptyRows } from './EmptyRows.tsx';
import { held } from './FilterLine.css.ts';
import { SearchBar } from './SearchBar.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useCrud } from './useCrud.tsx';

export type { ActionFailure, ActionForm, ActionQuestion, ActionRun, ActionScope, CrudAction, CrudMenu } from './CrudAction.ts';
export type { CrudField } from './CrudField.ts';
export { type CrudState, type CrudView, type OpenRecord, firstView, useMemoryState } from './CrudState.ts';
export { type CrudStore, memoryStore } from './CrudStore.ts';
export type { CrudRights, CrudTableProps } from './CrudTableProps.ts';
export type { OnTask } from './taskReport.ts';
export type { CrudQuery, CrudRow, DataSource, SaveFailure } from './DataSource.ts';
export { joined, parted } from './secretView.ts';
export { readView, writeView } from './viewAddress.ts';
export type { Where } from './where.ts';

const RecordWindow = lazyPart(async () => (await import('./RecordWindow.tsx')).RecordWindow);
const DeleteDialog = lazyPart(async () => (await import('./DeleteDialog.tsx')).DeleteDialog);
const ActionDialog = lazyPart(async () => (await import('./ActionDialog.tsx')).ActionDialog);
const FilterLine = lazyPart(async () => (await import('./FilterLine.tsx')).FilterLine);
const Panels = lazyPart(async () => (await import('./Panels.tsx')).Panels);

/** A whole list from one description of its fields: search, table, selection, paging, actions, and the windows to add, edit, view and delete. */
export function CrudTable(props: CrudTableProps) {
  const { label, sources, recordIn = 'dialog', isTree = false, isUnpaged = false } = props;
  const { t } = useLingui();
  const crud = useCrud(props);
  const { view, change, list, actions, inline, tree, may, doomed, dictionaries, user } = crud;
  const { rows, total, totals, offset, isKnown, isBusy, error, lost } = list;
  const [isSearchShown, setSearchShown] = useState(true);
  const isFiltered = Object.keys(view.filters).length > 0 || view.where !== undefined;
  const isSelectable = may.remove || may.export || actions.isSelectable;
  const fault = actions.fault || inline.fault || tree.fault;
  const isPage = recordIn === 'page' && view.open !== undefined;
  const said = isTree && !isFiltered ? t`顶层 ${total} 条` : t`共 ${total} 条`;
  const spoken = isKnown && !isBusy ? [lost > 0 && t`筛选条件已变，原来选中的 ${lost} 条已取消选择`, said].filter(Boolean).join('，') : '';
  return (
    <div className={css.crud}>
      {isSearchShown && !isPage && (
        <Card>
          <SearchBar label={label} items={crud.items} values={view.filters} onSearch={(filters) => crud.search(filters, view.where)} onClear={() => crud.search({}, undefined)} dictionaries={dictionaries ?? new Map()} tree={sources.tree} />
          {isFiltered && dictionaries !== null && <Waiting value={<div className={held} />}><FilterLine crud={crud} /></Waiting>}
        </Card>
      )}
      <div hidden={isPage}>
        <Card>
          <Toolbar crud={crud} isSearchShown={isSearchShown} onSearchShown={setSearchShown} />
          {fault !== '' && <Alert tone="critical" action={<Button size="small" onPress={() => { actions.clearFault(); inline.clearFault(); tree.clearFault(); }}><Trans>知道了</Trans></Button>}>{fault}</Alert>}
          {error !== null && rows.length > 0 && <Alert tone="critical" action={<Button size="small" onPress={list.reload}><Trans>重试</Trans></Button>}>{error.message}</Alert>}
          <div className={props.isVirtual ? css.tall : undefined}><DataTable
            label={label} columns={crud.columns} rows={isKnown ? rows : []} getRowId={(row) => row.id} numbered={!isTree}
            layout={user.settings.layout} onLayoutChange={(layout) => user.set({ layout })} {...(user.settings.density && { density: user.settings.density })}
            sort={view.sort} onSortChange={(sort) => change({ sort, page: 1 })}
            {...(isSelectable && { selected: crud.selectedIds, onSelectedChange: list.pick })} {...(isSelectable && !isUnpaged && { onSelectAllMatching: list.pickAll })}
            isBusy={isBusy || (!isKnown && error === null)} rowOffset={isUnpaged ? 0 : offset} rowCount={isUnpaged ? rows.length : total}
            actions={actions.rowActions} onAction={actions.onRow} {...(props.actionsWidth !== undefined && { actionsWidth: props.actionsWidth })} {...(props.shownActions !== undefined && { shownActions: props.shownActions })}
            onToggle={(name, row, isOn) => void inline.flip(name, props.fields.find((field) => field.name === name)?.label ?? name, row, isOn)}
            {...(may.view && { onRowOpen: (row: CrudRow) => actions.onRow('view', row) })} {...(isTree && { expand: tree.expand })} {...(totals && { totals })} isVirtual={props.isVirtual === true} {...(props.detail && { detail: props.detail })}
            empty={isKnown || error !== null ? <EmptyRows crud={crud} isFiltered={isFiltered} /> : undefined} skeletonRows={Math.min(view.size, 10)}
          /></div>
          <div role="status" className={css.spoken}>{spoken}</div>
          <div className={css.foot}>
            {isSelectable && <SelectionBar crud={crud} />}
            {!isUnpaged && <Pagination page={view.page} size={view.size} total={total} totalText={said} onChange={({ page, size }) => { if (size !== view.size) user.set({ size }); change({ page, size }); }} />}
          </div>
        </Card>
      </div>
      {view.open && dictionaries !== null && <RecordWindow crud={crud} open={view.open} recordIn={recordIn} />}
      {doomed.length > 0 && <DeleteDialog crud={crud} />}
      {[...actions.behind, ...(actions.job ? [actions.job] : [])].map((job) => <ActionDialog key={job.key} job={job} crud={crud} isBehind={job !== actions.job} />)}
      {crud.panel !== null && <Panels crud={crud} />}
    </div>
  );
}
