import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { foundPage, page, sortedPage } from '../rows.ts';
import type { BenchRow } from '../rows.ts';

const rowsOf = { page, sorted: sortedPage, found: foundPage };

/** What every peer of React shows: the rows, whether they are in order, what is selected, and the buttons that change it. */
export interface Bench {
  rows: BenchRow[];
  isSorted: boolean;
  selected: readonly string[];
  setSelected: (selected: readonly string[]) => void;
  bar: ReactElement;
}

/** The state of a page of the bench, the same as that of ours. */
export function useBench(): Bench {
  const [number, setNumber] = useState(0);
  const [view, setView] = useState<keyof typeof rowsOf>('page');
  const [selected, setSelected] = useState<readonly string[]>([]);
  const rows = useMemo(() => rowsOf[view](number), [view, number]);
  const show = (next: keyof typeof rowsOf) => {
    setView(next);
    setSelected([]);
  };
  const bar = (
    <>
      <button
        type="button"
        id="next"
        onClick={() => {
          setNumber(number + 1);
          show('page');
        }}
      >
        下一页
      </button>
      <button type="button" id="sort" onClick={() => show('sorted')}>
        排序
      </button>
      <button type="button" id="search" onClick={() => show('found')}>
        查询
      </button>
      <button type="button" id="clear" onClick={() => show('page')}>
        清空
      </button>
      <output id="selected">{selected.length}</output>
    </>
  );
  return { rows, isSorted: view === 'sorted', selected, setSelected, bar };
}
