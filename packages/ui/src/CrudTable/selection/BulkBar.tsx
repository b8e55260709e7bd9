import { Trans, useLingui } from '@lingui/react/macro';
import { Download, SquarePen, Trash2, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../Button/Button.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { ActionButton } from '../actions/ActionButton.tsx';
import { flatRows } from '../list/rowTree.ts';
import { isSettable } from '../bulk/settableFields.ts';
import { usePart } from '../CrudParts.tsx';
import * as css from './BulkBar.css.ts';
import { focusRows } from './focusRows.ts';

/**
 * Milliseconds in which a window that closes hands the focus back; the button that opened it is gone with the
 * selection.
 */
const PAUSE = 100;

interface BulkBarProps {
  /** Asks to remove what is selected. */
  onRemove: () => void;
}

/**
 * What is selected and where, across pages, what can be done to it, and the ways to see it, to select all that match
 * and to let go; why it is gone where other filters took it away.
 */
export function BulkBar({ onRemove }: BulkBarProps) {
  const { t } = useLingui();
  const { count, isAll, lost, picked, pickAll, unpick } = usePart('selection');
  const { rows, total } = usePart('list');
  const { isUnpaged, props } = usePart('definition');
  const { setPanel } = usePart('panels');
  const may = usePart('rights');
  const { batch } = usePart('actions');
  const bar = useRef<HTMLDivElement>(null);
  const had = useRef(false);
  useEffect(() => {
    const isEmptied = had.current && count === 0;
    had.current = count > 0;
    if (!isEmptied) return undefined;
    const timer = setTimeout(() => document.activeElement === document.body && focusRows(bar.current), PAUSE);
    return () => clearTimeout(timer);
  }, [count]);
  if (count === 0)
    return (
      <div ref={bar} className={css.lost}>
        {lost > 0 && t`筛选条件已变，原来选中的 ${lost} 条已取消选择`}
      </div>
    );
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
    <div ref={bar} className={css.bar} role="group" aria-label={t`已选记录`}>
      {isAll ? (
        <span className={css.said}>{said}</span>
      ) : (
        <Button size="small" variant="quiet" className={css.said} onPress={() => setPanel('picked')}>
          {said}
        </Button>
      )}
      {!isAll && !isUnpaged && here >= rows.length && total > rows.length && (
        <Button size="small" variant="quiet" onPress={selectAll}>
          <Trans>选择全部 {total} 条</Trans>
        </Button>
      )}
      <span className={css.line} />
      {batch.map((action) => (
        <ActionButton key={action.id} action={action} isBatch />
      ))}
      {may.edit && props.fields.some(isSettable) && (
        <Button size="small" icon={<Icon of={SquarePen} />} onPress={() => setPanel('bulk')}>
          <Trans>批量修改</Trans>
        </Button>
      )}
      {may.export && (
        <Button size="small" icon={<Icon of={Download} />} onPress={() => setPanel('export')}>
          <Trans>导出所选</Trans>
        </Button>
      )}
      {may.remove && (
        <Button size="small" icon={<Icon of={Trash2} />} onPress={onRemove}>
          <Trans>批量删除</Trans>
        </Button>
      )}
      <IconButton size="small" label={t`取消选择`} onPress={letGo}>
        <Icon of={X} />
      </IconButton>
    </div>
  );
}
