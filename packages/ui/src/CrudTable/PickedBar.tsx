import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import * as css from './CrudTable.css.ts';
import { said as saidStyle } from './PickedBar.css.ts';
import { focusRows } from './focusRows.ts';
import { flatRows } from './rowTree.ts';
import type { Crud } from './useCrud.tsx';

/** Props of what is said of selected rows. */
export interface PickedBarProps {
  crud: Crud;
}

/** What is selected and where, across pages; the ways to see it, to select all that match, and to let go. */
export function PickedBar({ crud: { list, actions: { count }, isUnpaged, setPanel } }: PickedBarProps) {
  const { t } = useLingui();
  const bar = useRef<HTMLDivElement>(null);
  const { isAll, picked, rows, total } = list;
  const here = flatRows(rows).filter(({ id }) => picked.has(id)).length;
  const elsewhere = picked.size - here;
  const said = isAll ? t`已选全部符合条件的 ${total} 条` : elsewhere > 0 ? t`已选 ${count} 条，其中 ${elsewhere} 条不在本页` : t`已选 ${count} 条`;
  // What is pressed goes away with its press: the focus is led on before.
  const pickAll = () => {
    bar.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
    list.pickAll();
  };
  const letGo = () => {
    focusRows(bar.current);
    list.unpick();
  };
  return (
    <div ref={bar} className={css.selection} role="group" aria-label={t`已选记录`}>
      <span className={saidStyle} title={said}>{said}</span>
      {!isAll && <Button size="small" variant="quiet" onPress={() => setPanel('picked')}><Trans>查看已选</Trans></Button>}
      {!isAll && !isUnpaged && here >= rows.length && total > rows.length && <Button size="small" variant="quiet" onPress={pickAll}><Trans>选择全部 {total} 条</Trans></Button>}
      <Button size="small" variant="quiet" onPress={letGo}><Trans>取消选择</Trans></Button>
    </div>
  );
}
