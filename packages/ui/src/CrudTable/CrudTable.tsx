import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, RotateCw, Trash2 } from 'lucide-react';
import { type ReactNode, Suspense, lazy, useCallback, useMemo, useState } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { DataTable } from '../DataTable/DataTable.tsx';
import type { RowAction } from '../DataTable/rowAction.ts';
import { Empty } from '../Empty/Empty.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import type { FormSources } from '../Form/FormSources.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { crudColumns } from './crudColumns.ts';
import type { CrudField } from './CrudField.ts';
import type { CrudState } from './CrudState.ts';
import * as css from './CrudTable.css.ts';
import type { CrudRow, DataSource } from './DataSource.ts';
import { SearchBar } from './SearchBar.tsx';
import { crudQuery, searchItems } from './searchQuery.ts';
import { useDictionaries } from './useDictionaries.ts';
import { useRowTree } from './useRowTree.ts';
import { useRows } from './useRows.ts';

export type { CrudField } from './CrudField.ts';
export { type CrudState, type CrudView, firstView, useMemoryState } from './CrudState.ts';
export type { CrudQuery, CrudRow, DataSource, SaveFailure } from './DataSource.ts';

const RecordDialog = lazy(async () => ({ default: (await import('./RecordDialog.tsx')).RecordDialog }));
const DeleteDialog = lazy(async () => ({ default: (await import('./DeleteDialog.tsx')).DeleteDialog }));

/** What a person may do to the rows of a list. */
export interface CrudRights {
  add?: boolean;
  edit?: boolean;
  remove?: boolean;
  view?: boolean;
}

/** Props of a list. Keep `fields`, `source`, `sources` and `rowActions` the same between renders. */
export interface CrudTableProps {
  /** Name of the kind of record, such as 护路护线. */
  label: string;
  /** Name under which the user's widths are kept. */
  name: string;
  fields: readonly CrudField[];
  /** Groups of the form. */
  groups?: readonly { key: string; label: string }[];
  /** Field that names a record. */
  title?: string;
  source: DataSource;
  state: CrudState;
  /** Where forms and search get dictionaries, trees, uploads and map shapes. */
  sources: FormSources;
  /** What the person may do; everything that the source offers by default. */
  rights?: CrudRights;
  /** Checks a form before it is sent; the rules are the caller's. */
  validate?: (values: Readonly<Record<string, unknown>>) => { field: string; message: string }[];
  /** Values of a new record. */
  defaults?: Readonly<Record<string, unknown>>;
  /** More that can be done to a row, after view and edit. */
  rowActions?: (row: CrudRow) => readonly RowAction[];
  onRowAction?: (id: string, row: CrudRow) => void;
  /** Rows hold other rows in `children`. */
  isTree?: boolean;
  /** The source gives all rows at once; default false. */
  isUnpaged?: boolean;
  /** Width of the window of a record in px; default 880. */
  dialogWidth?: number;
  /** Width of the column of actions in px. */
  actionsWidth?: number;
  /** The most actions drawn as buttons; 3 by default. */
  shownActions?: number;
  /** Told after something was stored or removed, with the record's name. */
  onChanged?: (what: 'saved' | 'removed', name: string) => void;
  /** Stands before the buttons of the toolbar. */
  toolbar?: ReactNode;
}

const anything: CrudRights = { add: true, edit: true, remove: true, view: true };
const noIssues = () => [];

/** A whole list from one description of its fields: search, table, paging, and the windows to add, edit, view and delete. */
export function CrudTable(props: CrudTableProps) {
  const { label, name, fields, groups, title, source, state, sources, rights = anything, rowActions, onRowAction, isTree = false, isUnpaged = false, onChanged } = props;
  const { t } = useLingui();
  const { view, change } = state;
  const [selected, setSelected] = useState<ReadonlyMap<string, CrudRow>>(new Map());
  const [doomed, setDoomed] = useState<readonly CrudRow[]>([]);
  const created = t`创建时间`;
  const items = useMemo(() => searchItems(fields, created), [fields, created]);
  const dictionaries = useDictionaries(fields, sources.options);
  const { rows, total, offset, isKnown, isBusy, error, reload } = useRows(source, crudQuery(view, items), dictionaries !== null);
  const [yes, no] = [t`是`, t`否`];
  const columns = useMemo(() => crudColumns(fields, title, dictionaries ?? new Map(), { yes, no }), [fields, title, dictionaries, yes, no]);
  const expand = useRowTree(isTree);
  const nameOf = useCallback((row: CrudRow) => String(row[title ?? 'id'] ?? row.id), [title]);

  const may = { add: rights.add === true && !!source.submit, edit: rights.edit === true && !!source.submit, remove: rights.remove === true && !!source.remove, view: rights.view === true && !!source.detail };
  const { edit, remove, view: look } = may;
  const actions = useCallback((row: CrudRow): RowAction[] => [
    ...(look ? [{ id: 'view', label: t`查看` }] : []),
    ...(edit ? [{ id: 'edit', label: t`编辑` }] : []),
    ...(rowActions?.(row) ?? []),
    ...(remove ? [{ id: 'delete', label: t`删除`, tone: 'critical' as const }] : []),
  ], [look, edit, remove, rowActions, t]);
  const act = (id: string, row: CrudRow) => {
    if (id === 'view' || id === 'edit') change({ open: { mode: id, id: row.id } });
    else if (id === 'delete') setDoomed([row]);
    else onRowAction?.(id, row);
  };
  const select = (ids: ReadonlySet<string>) => {
    const known = new Map([...selected, ...rows.map((row) => [row.id, row] as const)]);
    setSelected(new Map([...ids].flatMap((id) => (known.has(id) ? [[id, known.get(id) as CrudRow] as const] : []))));
  };
  const selectedIds = useMemo(() => new Set(selected.keys()), [selected]);
  const search = (filters: Record<string, string>) => {
    setSelected(new Map());
    change({ filters, page: 1 });
    if (JSON.stringify(filters) === JSON.stringify(view.filters) && view.page === 1) reload();
  };
  const removed = (gone: readonly CrudRow[]) => {
    setDoomed([]);
    setSelected(new Map());
    onChanged?.('removed', gone.map(nameOf).join('、'));
    if (!isUnpaged && gone.length >= rows.length && view.page > 1) change({ page: view.page - 1 });
    else reload();
  };
  const closeRecord = (saved?: string) => {
    change({ open: undefined });
    if (saved === undefined) return;
    onChanged?.('saved', saved);
    reload();
  };

  const isFiltered = Object.keys(view.filters).length > 0;
  const empty = error !== null
    ? <ErrorState title={t`列表没有读出来`} message={error.message} onRetry={reload} />
    : <Empty kind={isFiltered ? 'noMatch' : 'nothing'} action={isFiltered ? <Button onPress={() => search({})}><Trans>清空条件</Trans></Button> : may.add && <Button variant="primary" onPress={() => change({ open: { mode: 'add' } })}>{t`新增${label}`}</Button>} />;
  const count = selected.size;
  return (
    <div className={css.crud}>
      <Card><SearchBar items={items} values={view.filters} onSearch={search} dictionaries={dictionaries ?? new Map()} tree={sources.tree} /></Card>
      <Card>
        <div className={css.toolbar}>
          {props.toolbar}
          {may.add && <Button variant="primary" icon={<Icon of={Plus} />} onPress={() => change({ open: { mode: 'add' } })}><Trans>新增</Trans></Button>}
          {may.remove && <Button icon={<Icon of={Trash2} />} isDisabled={count === 0} onPress={() => setDoomed([...selected.values()])}><Trans>批量删除</Trans></Button>}
          {count > 0 && <span className={css.selection}><Trans>已选择 {count} 条</Trans><Button size="small" variant="quiet" onPress={() => setSelected(new Map())}><Trans>取消选择</Trans></Button></span>}
          <span className={css.grow} />
          <IconButton label={t`刷新`} onPress={reload}><Icon of={RotateCw} /></IconButton>
        </div>
        {error !== null && rows.length > 0 && <Alert tone="critical" action={<Button size="small" onPress={reload}><Trans>重试</Trans></Button>}>{error.message}</Alert>}
        <DataTable
          label={label} name={name} columns={columns} rows={isKnown ? rows : []} getRowId={(row) => row.id} numbered={!isTree}
          sort={view.sort} onSortChange={(sort) => change({ sort, page: 1 })}
          {...(may.remove && { selected: selectedIds, onSelectedChange: select })}
          isBusy={isBusy || (!isKnown && error === null)} rowOffset={isUnpaged ? 0 : offset} rowCount={isUnpaged ? rows.length : total}
          actions={actions} onAction={act} {...(props.actionsWidth !== undefined && { actionsWidth: props.actionsWidth })} {...(props.shownActions !== undefined && { shownActions: props.shownActions })}
          {...(may.view && { onRowOpen: (row: CrudRow) => act('view', row) })} {...(expand && { expand })}
          empty={isKnown || error !== null ? empty : undefined} skeletonRows={Math.min(view.size, 10)}
        />
        <div role="status" className={css.spoken}>{isKnown && !isBusy ? t`共 ${total} 条` : ''}</div>
        {!isUnpaged && <div className={css.foot}><Pagination page={view.page} size={view.size} total={total} onChange={({ page, size }) => change({ page, size })} /></div>}
      </Card>
      <Suspense>
        {view.open && dictionaries !== null && (
          <RecordDialog key={`${view.open.mode} ${view.open.id ?? ''}`} label={label} mode={view.open.mode} id={view.open.id} fields={fields} {...(groups && { groups })} {...(title !== undefined && { title })}
            {...(props.defaults && { defaults: props.defaults })} source={source} sources={sources} dictionaries={dictionaries} validate={props.validate ?? noIssues} width={props.dialogWidth ?? 880} onClose={closeRecord} />
        )}
        {doomed.length > 0 && <DeleteDialog label={label} names={doomed.map(nameOf)} onConfirm={async () => { await source.remove?.(doomed.map((row) => row.id)); removed(doomed); }} onCancel={() => setDoomed([])} />}
      </Suspense>
    </div>
  );
}
