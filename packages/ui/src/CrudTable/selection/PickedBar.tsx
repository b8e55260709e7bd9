import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from '../../Button/Button.tsx';
import * as css from '../CrudTable.css.ts';
import { said as saidStyle } from './PickedBar.css.ts';
import { focusRows } from './focusRows.ts';
import { flatRows } from '../list/rowTree.ts';
import { usePart } from '../CrudParts.tsx';

/** What is selected and where, across pages; the ways to see it, to select all that match, and to let go. */
export function PickedBar() {
  const { t } = useLingui();
  const { count, isAll, picked, pickAll, unpick } = usePart('selection');
  const { rows, total } = usePart('list');
  const { isUnpaged } = usePart('definition');
  const { setPanel } = usePart('panels');
  const bar = useRef<HTMLDivElement>(null);
  const here = flatRows(rows).filter(({ id }) => picked.has(id)).length;
  const elsewhere = picked.size - here;
  const said = isAll
    ? t`已选全部符合条件的 ${total} 条`
    : elsewhere > 0
      ? t`已选 ${count} 条，其中 ${elsewhere} 条不在本页`
      : t`已选 ${count} 条`;
  // What is pressed goes away with its press: the focus is led on before.
  const selectAll = () => {
    bar.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
    pickAll();
  };
  const letGo = () => {
    focusRows(bar.current);
    unpick();
  };
  return (
    <div ref={bar} className={css.selection} role="group" aria-label={t`已选记录`}>
      <span className={saidStyle} title={said}>
        {said}
      </span>
      {!isAll && (
        <Button size="small" variant="quiet" onPress={() => setPanel('picked')}>
          <Trans>查看已选</Trans>
        </Button>
      )}
      {!isAll && !isUnpaged && here >= rows.length && total > rows.length && (
        <Button size="small" variant="quiet" onPress={selectAll}>
          <Trans>选择全部 {total} 条</Trans>
        </Button>
      )}
      <Button size="small" variant="quiet" onPress={letGo}>
        <Trans>取消选择</Trans>
      </Button>
    </div>
  );
}
