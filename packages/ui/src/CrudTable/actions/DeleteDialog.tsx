import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmDialog } from '../../ConfirmDialog/ConfirmDialog.tsx';
import { formatList } from '../../formatList/formatList.tsx';
import { lowerCaseLabel } from '../../lowerCaseLabel/lowerCaseLabel.tsx';
import { distinctNames } from './distinctNames.ts';
import { usePart } from '../CrudParts.tsx';

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
