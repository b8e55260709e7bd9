import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmDialog } from '../../ConfirmDialog/ConfirmDialog.tsx';
import { formatList } from '../../formatList/formatList.tsx';
import { lowerCaseLabel } from '../../lowerCaseLabel/lowerCaseLabel.tsx';
import { usePart } from '../CrudParts.tsx';
import { looksOf } from '../../kinds/looksOf.ts';
import { type Dictionaries, shownValue } from '../list/crudColumns.ts';
import type { KindFamily } from '../../kinds/KindLooks.ts';
import type { CrudField } from '../CrudField.ts';
import { type CrudRow, type DataSource, asSaveFailure } from '../DataSource.ts';
import type { ActionRun, CrudAction } from './CrudAction.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CrudTableProps } from '../CrudTableProps.ts';

/** Families whose values tell records apart. */
const TELLING: ReadonlySet<KindFamily> = new Set(['text', 'number', 'moment', 'reference']);

/** What a row is distinguished by. */
export interface DistinctNameOptions {
  /** Fields of the list. */
  fields: readonly CrudField[];
  /** Field that names a record. */
  title: string | undefined;
  dictionaries: Dictionaries;
  locale: string;
}

/**
 * The names of rows; where a name is covered, missing or that of several, two columns follow that hide nothing, such as
 * a day and a grid.
 */
export function distinctNames(
  rows: readonly CrudRow[],
  nameOf: (row: CrudRow) => string,
  { fields, title, dictionaries, locale }: DistinctNameOptions,
): string[] {
  const isCovered =
    title === undefined || fields.some((field) => field.name === title && field.sensitive !== undefined);
  const telling = fields.filter(
    (field) =>
      field.list && field.name !== title && field.sensitive === undefined && TELLING.has(looksOf(field).family),
  );
  const names = rows.map(nameOf);
  return rows.map((row, at) => {
    const name = names[at] ?? row.id;
    if (!isCovered && names.indexOf(name) === names.lastIndexOf(name)) return name;
    const more = telling
      .map((field) => shownValue(field, row, dictionaries, locale))
      .filter(Boolean)
      .slice(0, 2);
    return [name, ...more].join(' · ');
  });
}

/**
 * Asks before records are removed, and names them so that they can be distinguished; one that is viewed is closed with
 * it.
 */
export function DeleteDialog() {
  const { t, i18n } = useLingui();
  const { doomed, setDoomed } = usePart('record');
  const list = usePart('list');
  const { view, change } = usePart('search');
  const {
    nameOf,
    dictionaries,
    isUnpaged,
    props: { label: listName, recordLabel = listName, fields, title: named, source, onChanged },
  } = usePart('definition');
  const [isRefused, setRefused] = useState(false);
  const count = doomed.length;
  const label = lowerCaseLabel(count === 1 ? recordLabel : listName, i18n.locale);
  const names = distinctNames(doomed, nameOf, {
    fields,
    title: named,
    dictionaries: dictionaries ?? new Map(),
    locale: i18n.locale,
  });
  const title = count === 1 ? t`删除${label}“${names[0] ?? ''}”？` : t`删除${label}等 ${count} 条记录？`;
  const remove = async () => {
    const ids = doomed.map(({ id }) => id);
    try {
      await source.remove?.(ids);
    } catch (fault) {
      setRefused(true);
      throw fault;
    }
    setDoomed([]);
    list.gone(ids);
    onChanged?.(
      'removed',
      formatList(doomed.map(nameOf), i18n.locale),
      source.restore && (() => void source.restore?.(ids).then(list.reload)),
    );
    const isLast = !isUnpaged && count >= list.rows.length && view.page > 1;
    const isShown = ids.includes(view.open?.id ?? '');
    if (isLast || isShown) change({ ...(isShown && { open: undefined }), ...(isLast && { page: view.page - 1 }) });
    if (!isLast) list.reload();
  };
  return (
    <ConfirmDialog
      title={title}
      names={names}
      action={t`删除`}
      tone="critical"
      isOpen
      onConfirm={remove}
      onCancel={() => setDoomed([])}
    >
      {source.restore && !isRefused ? t`删除后可以立即撤销。` : undefined}
    </ConfirmDialog>
  );
}

const PART = 100;

/**
 * Removes many rows, some at a time; a part that is refused is reported with the reason, and the others go on.
 *
 * @throws {Error} Where the work was called off.
 */
export async function removeInParts(
  source: DataSource,
  rows: readonly CrudRow[],
  { report, signal, onGone }: Pick<ActionRun, 'report' | 'signal'> & { onGone: (ids: readonly string[]) => void },
): Promise<void> {
  const failures: { id: string; reason: string }[] = [];
  for (let at = 0; at < rows.length && !signal.aborted; at += PART) {
    const ids = rows.slice(at, at + PART).map(({ id }) => id);
    try {
      await source.remove?.(ids);
      onGone(ids);
    } catch (error) {
      const { message } = asSaveFailure(error);
      failures.push(...ids.map((id) => ({ id, reason: message })));
    }
    report(Math.min(rows.length, at + PART), failures);
  }
  if (signal.aborted) throw new Error('cancelled');
}

/**
 * Deleting everything that matches, as an action: it asks, works in parts, and can be undone where the source can
 * restore.
 */
export function removeAll(
  { label: name, source, onChanged }: Pick<CrudTableProps, 'label' | 'source' | 'onChanged'>,
  total: number,
  reload: () => void,
  i18n: I18n,
): CrudAction {
  const gone: string[] = [];
  const label = lowerCaseLabel(name, i18n.locale);
  return {
    id: 'delete',
    label: i18n._(msg`批量删除`),
    scope: 'batch',
    confirm: () => ({
      title: i18n._(msg`删除${label}等 ${total} 条记录？`),
      action: i18n._(msg`删除`),
      tone: 'critical',
    }),
    run: async (all, { report, signal }) => {
      await removeInParts(source, all, { report, signal, onGone: (ids) => gone.push(...ids) });
      const count = gone.length;
      onChanged?.(
        'removed',
        i18n._(msg`${label} ${count} 条`),
        source.restore && (() => void source.restore?.(gone).then(reload)),
      );
    },
  };
}
