import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RowAction } from '../DataTable/rowAction.ts';
import { isOneReference } from '../kinds/looksOf.ts';
import { Waiting, lazyPart } from '../lazyPart/lazyPart.tsx';
import type { isTypedInCell } from './bulk/settableFields.ts';
import { crudColumns } from './list/crudColumns.ts';
import type { Panel, Parts } from './CrudParts.tsx';
import type { CrudRights, CrudTableProps } from './CrudTableProps.ts';
import type { CrudRow } from './DataSource.ts';
import { pickedCount } from './list/listMachine.ts';
import { flatRows } from './tree/rowTree.ts';
import { crudQuery, searchItems, quickFields } from './search/searchQuery.ts';
import { groupFields } from './group/groupFields.ts';
import { useActions } from './actions/useActions.ts';
import { useColumnsRead, useDictionaries, useList } from './list/useList.ts';
import { useHandlers } from '../useHandlers/useHandlers.tsx';
import { useInline } from './inline/useInline.ts';
import { useTimeLeftWords } from './due/useTimeLeftWords.ts';
import { useOpenRows, useRowTree } from './tree/useRowTree.ts';
import { useSettings, useShared } from './views/useSettings.ts';
import { type Where, conditionFields } from './conditions/where.ts';

const always = () => true;

const InlineCell = lazyPart(async () => (await import('./inline/InlineCell.tsx')).InlineCell);

const usual: CrudRights = { add: true, edit: true, remove: true, view: true };
const noIssues = () => [];

/** The parts of a list from its props, and what the table itself needs besides. */
export function useCrud(props: CrudTableProps) {
  const {
    fields,
    title,
    source,
    state,
    sources,
    rights = usual,
    isTree = false,
    isUnpaged = false,
    validate = noIssues,
    rules,
  } = props;
  const { t, i18n } = useLingui();
  const { view, change } = state;
  const [panel, setPanel] = useState<Panel | null>(null);
  const [doomed, setDoomed] = useState<readonly CrudRow[]>([]);
  const { searchFields } = props;
  const hasTrees = sources.tree !== undefined;
  const items = useMemo(
    () => searchItems([...fields, ...(searchFields ?? [])], hasTrees),
    [fields, searchFields, hasTrees],
  );
  const requested = useMemo(
    () =>
      conditionFields(
        fields,
        items.map((item) => item.field),
      ).filter((field) => hasTrees || !isOneReference(field)),
    [fields, items, hasTrees],
  );
  // Which fields can be typed in their cells; asked for once somebody wants to.
  const [typed, setTyped] = useState<typeof isTypedInCell>();
  const isCellEdit = typed !== undefined;
  const setCellEdit = useCallback((isOn: boolean) => {
    if (isOn)
      void import('./bulk/settableFields.ts').then(
        (m) => setTyped(() => m.isTypedInCell),
        () => null,
      );
    else setTyped(undefined);
  }, []);
  const user = useSettings(props.store);
  const dictionaries = useDictionaries(fields, sources.options, user.settings.layout.shown);
  const quick = useMemo(
    () => quickFields(fields, title, source.takesWhere === true),
    [fields, title, source.takesWhere],
  );
  const groupField = useMemo(
    () => (view.group === undefined ? undefined : groupFields(props).find(({ name }) => name === view.group)),
    [props, view.group],
  );
  const query = crudQuery({ ...view, group: groupField?.name }, items, requested, quick);
  const openRows = useOpenRows(source);
  const columnsRead = useColumnsRead(props, user.settings.layout, isCellEdit, groupField?.name);
  const list = useList(openRows.requested, query, dictionaries !== null, columnsRead);
  const { rows, total, isKnown, isBusy, error, patch, reload } = list;
  useShared(user, isKnown);
  const nameOf = useCallback((row: CrudRow) => String(row[title ?? 'id'] ?? row.id), [title]);
  const inline = useInline(source, patch, nameOf, fields);
  const tree = useRowTree(openRows, source, rows, patch, columnsRead);

  const may = useMemo(
    () => ({
      add: rights.add === true && !!source.submit,
      edit: rights.edit === true && !!source.submit,
      remove: rights.remove === true && !!source.remove,
      view: rights.view === true && !!source.detail,
      copy: rights.copy === true && rights.add === true && !!source.submit && !!source.detail,
      export: rights.export === true,
      import: rights.import === true && rights.add === true && !!source.submit,
      isComing: rights.isComing === true,
      canSubmit: source.submit !== undefined,
      canRemove: source.remove !== undefined,
    }),
    [rights, source],
  );
  const { isEditable = always } = rights;
  const { save } = inline;
  const loadRules = useCallback(async () => (rules ? rules() : validate), [rules, validate]);
  const [yes, no] = [t`是`, t`否`];
  const left = useTimeLeftWords();
  const ownColumns = useMemo(
    () =>
      crudColumns(
        fields,
        title,
        dictionaries ?? new Map(),
        { yes, no, locale: i18n.locale, left },
        {
          isTree,
          isInline: (field) => field.inline === true || typed?.(field, title) === true,
          inline: may.edit
            ? (field, row, words) =>
                isEditable(row) ? (
                  <Waiting key={row.id} value={words}>
                    <InlineCell
                      field={field}
                      row={row}
                      words={words}
                      options={dictionaries?.get(field.dict ?? '') ?? []}
                      loadRules={loadRules}
                      onSave={save}
                    />
                  </Waiting>
                ) : (
                  words
                )
            : undefined,
        },
      ),
    [fields, title, dictionaries, yes, no, i18n.locale, left, isTree, may.edit, isEditable, typed, save, loadRules],
  );
  // Words of dictionaries widen columns, not while the shape of the rows is in sight.
  const [shape] = useState(ownColumns);
  const columns = isKnown || error !== null ? ownColumns : shape;
  const { view: look, edit, copy, remove } = may;
  const own = useMemo(
    (): { before: RowAction[]; after: RowAction[] } => ({
      before: [...(look ? [{ id: 'view', label: t`查看` }] : []), ...(edit ? [{ id: 'edit', label: t`编辑` }] : [])],
      after: [
        ...(copy ? [{ id: 'copy', label: t`复制` }] : []),
        ...(remove ? [{ id: 'delete', label: t`删除`, tone: 'critical' as const }] : []),
      ],
    }),
    [look, edit, copy, remove, t],
  );
  const actions = useActions({
    source,
    ...(props.crudActions && { crudActions: props.crudActions }),
    list,
    query,
    own,
    isEditable,
    isComing: may.isComing,
    onOwn: (id, row) => {
      const { recordIn, onRecordPage } = props;
      if (id === 'view' && recordIn === 'page' && onRecordPage) onRecordPage(row.id, view);
      else if (id === 'view' || id === 'edit' || id === 'copy') change({ open: { mode: id, id: row.id } });
      else if (id === 'delete') setDoomed([row]);
    },
  });

  const isOpened = useRef(false);
  useEffect(() => {
    if (isOpened.current) return;
    isOpened.current = true;
    const { stored, settings } = user;
    if (stored === null && settings.size === undefined) return;
    void import('./views/views.ts').then(
      ({ openingView, readViews }) => {
        const first = openingView(view, readViews(stored), settings.size);
        return first && change(first);
      },
      () => null,
    );
  });
  // The list answers with the last page where the view is beyond the end.
  const shownPage = isUnpaged || !isKnown || isBusy || error !== null ? view.page : list.offset / view.size + 1;
  const { settle } = useHandlers({ settle: () => change({ page: shownPage }) });
  useEffect(() => {
    if (shownPage !== view.page) settle();
  }, [settle, shownPage, view.page]);

  const selectedIds = useMemo(
    () => new Set(list.isAll ? flatRows(rows).map(({ id }) => id) : list.picked.keys()),
    [list.isAll, list.picked, rows],
  );
  const { removeAll } = useHandlers({
    removeAll: async () =>
      actions.onBatch((await import('./actions/DeleteDialog.tsx')).removeAll(props, total, reload, i18n)),
  });
  const search = (filters: Readonly<Record<string, string>>, where: Where | undefined) => {
    const isSame = JSON.stringify(filters) === JSON.stringify(view.filters) && where === view.where && view.page === 1;
    change({ filters, where, page: 1 });
    if (isSame) reload();
  };
  const { picked, isAll, lost, pick, pickAll, unpick } = list;
  const count = pickedCount(list);
  const parts: Parts = {
    definition: { props, dictionaries, nameOf, isTree, isUnpaged },
    search: { view, change, search, items, quick, fields: requested, query },
    list: { ...list, columns },
    selection: useMemo(
      () => ({ picked, isAll, lost, count, pick, pickAll, unpick }),
      [picked, isAll, lost, count, pick, pickAll, unpick],
    ),
    rights: may,
    record: useMemo(() => ({ loadRules, doomed, setDoomed, removeAll }), [loadRules, doomed, removeAll]),
    actions,
    panels: useMemo(() => ({ panel, setPanel, isCellEdit, setCellEdit }), [panel, isCellEdit, setCellEdit]),
    settings: user,
  };
  return { parts, list, inline, tree, selectedIds, groupField };
}
