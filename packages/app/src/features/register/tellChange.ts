import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { listName } from '@lattice/api/listName';
import { recordName } from '@lattice/api/recordName';
import type { Resource } from '@lattice/api/resource';
import type { CrudTableProps } from '@lattice/ui/CrudTable';
import { lowerCaseLabel } from '@lattice/ui/lowerCaseLabel';
import { toast } from '@lattice/ui/Toast';
import type { useTranslator } from '../../records/translate.ts';

/** Tells that a record was added, changed or removed, and offers to take it back where that can be done. */
export function tellChange(
  definition: Resource,
  say: ReturnType<typeof useTranslator>,
  ...[what, name, undo]: Parameters<NonNullable<CrudTableProps['onChanged']>>
): void {
  const label = lowerCaseLabel(say(recordName(definition)), i18n.locale);
  // A record whose name the server finds is told of by the name of the list.
  const hasName = name !== listName(definition.label, say);
  const words = {
    added: hasName ? t`新增成功：${label}“${name}”` : t`新增成功：${label}`,
    updated: hasName ? t`修改成功：${label}“${name}”` : t`修改成功：${label}`,
    removed: t`删除成功：${label}“${name}”`,
  };
  toast.success(words[what], undo && { action: { label: t`撤销`, onPress: undo } });
}
