import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { lowerCaseLabel } from '../../lowerCaseLabel/lowerCaseLabel.tsx';
import type { CrudAction } from './CrudAction.ts';
import type { CrudTableProps } from '../CrudTableProps.ts';
import { removeInParts } from './removeInParts.ts';

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
