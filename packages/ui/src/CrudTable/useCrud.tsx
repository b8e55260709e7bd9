import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RowAction } from '../DataTable/rowAction.ts';
import { Waiting, lazyPart } from '../lazyPart/lazyPart.tsx';
import { crudColumns } from './crudColumns.ts';
import type { CrudRights, CrudTableProps } from './CrudTableProps.ts';
import type { CrudRow } from './DataSource.ts';
import { pageInstead } from './listMachine.ts';
import { flatRows } from './rowTree.ts';
import { crudQuery, searchItems } from './searchQuery.ts';
import { useActions } from './useActions.ts';
import { useDictionaries } from './useDictionaries.ts';
import { useInline } from './useInline.ts';
import { useList } from './useList.ts';
import { useOpenRows, useRowTree } from './useRowTree.ts';
import { useSettings } from './useSettings.ts';
import { type Where, askedFields } from './where.ts';

/** What is open over the list, beside a record: read from the toolbar. */
export type Panel = 'filter' | 'views' | 'settings' | 'picked' | 'export' | 'import' | 'print';

const InlineCell = lazyPart(async () => (await import('./InlineCell.tsx')).InlineCell);

const usual: CrudRights = { add: true, edit: true, remove: true, view: true };
const noIssues = () => [];

/** Everything that a list knows and does, for the parts that draw it. */
export function useCrud(props: CrudTableProps) {
  const { label, fields, title, source, state, sources, rights = usual, isTree = false, isUnpaged = false, validate = noIssues, rules } = props;
  const { t, i18n } = useLingui();
  const { view, change } = state;
  const [panel, setPanel] = useState<Panel | null>(null);
  const [doomed, setDoomed] = useState<readonly CrudRow[]>([]);
  const created = t`创建时间`;
  const items = useMemo(() => searchItems(fields, created), [fields, created]);
  const asked = useMemo(() => askedFields(fields, items.map((item) => item.field)), [fields, items]);
  const dictionaries = useDictionaries(fields, sources.options);
  const user = useSettings(props.store);
  const query = crudQuery(view, items, asked, source.takesWhere === true);
  const openRows = useOpenRows(source);
  const list = useList(openRows.asked, query, dictionaries !== null);
  const { rows, total, isKnown, isBusy, error, patch, reload } = list;
  const nameOf = useCallback((row: CrudRow) => String(row[title ?? 'id'] ?? row.id), [title]);
  const inline = useInline(source, patch, nameOf);
  const tree = useRowTree(openRows, source, rows, patch);

  const may = {
    add: rights.add === true && !!source.submit, edit: rights.edit === true && !!source.submit, remove: rights.remove === true && !!source.remove, view: rights.view === true && !!source.detail,
    copy: rights.copy === true && rights.add === true && !!source.submit && !!source.detail, export: rights.export === true, import: rights.import === true && rights.add === true && !!source.submit,
  };
  const { save } = inline;
  const loadRules = useCallback(async () => (rules ? rules() : validate), [rules, validate]);
  const [yes, no] = [t`是`, t`否`];
  const columns = useMemo(
    () => crudColumns(fields, title, dictionaries ?? new Map(), { yes, no, locale: i18n.locale }, may.edit ? (field, row, words) => (
      <Waiting key={row.id} value={words}><InlineCell field={field} row={row} words={words} options={dictionaries?.get(field.dict ?? '') ?? []} loadRules={loadRules} onSave={save} /></Waiting>
    ) : undefined),
    [fields, title, dictionaries, yes, no, i18n.locale, may.edit, save, loadRules],
  );
  const { view: look, edit, copy, remove } = may;
  const own = useMemo((): { before: RowAction[]; after: RowAction[] } => ({
    before: [...(look ? [{ id: 'view', label: t`查看` }] : []), ...(edit ? [{ id: 'edit', label: t`编辑` }] : []), ...(remove ? [{ id: 'delete', label: t`删除`, tone: 'critical' as const }] : [])],
    after: copy ? [{ id: 'copy', label: t`复制` }] : [],
  }), [look, edit, copy, remove, t]);
  const actions = useActions({
    source, ...(props.crudActions && { crudActions: props.crudActions }), list, query, own, isComing: rights.isComing === true,
    onOwn: (id, row) => {
      if (id === 'view' || id === 'edit' || id === 'copy') change({ open: { mode: id, id: row.id } });
      else if (id === 'delete') setDoomed([row]);
    },
  });

  const isOpened = useRef(false);
  useEffect(() => {
    if (isOpened.current) return;
    isOpened.current = true;
    const { stored, settings } = user;
    if (stored === null && settings.size === undefined) return;
    void import('./views.ts').then(({ openingView, readViews }) => {
      const first = openingView(view, readViews(stored), settings.size);
      return first && change(first);
    }, () => null);
  });
  const back = isUnpaged || !isKnown || isBusy || error !== null ? undefined : pageInstead(view.page, view.size, rows.length, total);
  useEffect(() => {
    if (back !== undefined) change({ page: back });
  });

  const selectedIds = useMemo(() => new Set(list.isAll ? flatRows(rows).map(({ id }) => id) : list.picked.keys()), [list.isAll, list.picked, rows]);
  const removeAll = async () => actions.onBatch((await import('./removeAll.ts')).removeAll(props, total, reload, i18n));
  return {
    props, selectedIds, removeAll, view, change, items, asked, dictionaries, user, query, list, columns, may, actions, inline, tree, nameOf, panel, setPanel, doomed, setDoomed, loadRules, isTree, isUnpaged,
    search: (filters: Readonly<Record<string, string>>, where: Where | undefined) => {
      const isSame = JSON.stringify(filters) === JSON.stringify(view.filters) && where === view.where && view.page === 1;
      change({ filters, where, page: 1 });
      if (isSame) reload();
    },
    label,
  };
}

/** A list as its parts see it. */
export type Crud = ReturnType<typeof useCrud>;
