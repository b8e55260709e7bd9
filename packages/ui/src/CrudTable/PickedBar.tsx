import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../Button/Button.tsx';
import * as css from './CrudTable.css.ts';
import { flatRows } from './rowTree.ts';
import type { Crud } from './useCrud.tsx';

/** Props of what is said of selected rows. */
export interface PickedBarProps {
  crud: Crud;
}

/** What is selected and where, across pages; the ways to see it, to select all that match, and to let go. */
export function PickedBar({ crud: { list, actions: { count }, isUnpaged, setPanel } }: PickedBarProps) {
  const { t } = useLingui();
  const { isAll, picked, rows, total } = list;
  const here = flatRows(rows).filter(({ id }) => picked.has(id)).length;
  const elsewhere = picked.size - here;
  return (
    <div className={css.selection} role="group" aria-label={t`已选记录`}>
      <span>{isAll ? t`已选全部符合条件的 ${total} 条` : elsewhere > 0 ? t`已选 ${count} 条，其中 ${elsewhere} 条不在本页` : t`已选 ${count} 条`}</span>
      {!isAll && <Button size="small" variant="quiet" onPress={() => setPanel('picked')}><Trans>查看已选</Trans></Button>}
      {!isAll && !isUnpaged && here >= rows.length && total > rows.length && <Button size="small" variant="quiet" onPress={list.pickAll}><Trans>选择全部 {total} 条</Trans></Button>}
      <Button size="small" variant="quiet" onPress={list.unpick}><Trans>取消选择</Trans></Button>
    </div>
  );
}
