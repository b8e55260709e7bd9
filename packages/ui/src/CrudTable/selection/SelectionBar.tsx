import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Waiting, lazyPart } from '../../lazyPart/lazyPart.tsx';
import * as css from '../CrudTable.css.ts';
import { focusRows } from './focusRows.ts';
import { usePart } from '../CrudParts.tsx';

const PickedBar = lazyPart(async () => (await import('./PickedBar.tsx')).PickedBar);

/** Milliseconds in which a window that closes hands the focus back; the button that opened it is gone with the selection. */
const PAUSE = 100;

/** What is said of the selection: that there is none, why there is none any more, or what it is. */
export function SelectionBar() {
  const { t } = useLingui();
  const { count, lost } = usePart('selection');
  const bar = useRef<HTMLDivElement>(null);
  const had = useRef(false);
  useEffect(() => {
    const isEmptied = had.current && count === 0;
    had.current = count > 0;
    if (!isEmptied) return undefined;
    const timer = setTimeout(() => document.activeElement === document.body && focusRows(bar.current), PAUSE);
    return () => clearTimeout(timer);
  }, [count]);
  if (count > 0)
    return (
      <Waiting value={<div className={css.selection} />}>
        <PickedBar />
      </Waiting>
    );
  return (
    <div ref={bar} className={css.selection}>
      {lost > 0 ? t`筛选条件已变，原来选中的 ${lost} 条已取消选择` : t`未选择记录`}
    </div>
  );
}
