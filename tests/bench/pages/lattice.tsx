import { DataTable } from '@lattice/ui/DataTable';
import { useMemo, useState } from 'react';
import { actions, foundPage, isGranted, page, sortedPage } from '../rows.ts';
import type { BenchRow } from '../rows.ts';
import { draw } from './draw.tsx';
import { residentColumns } from './residentColumns.ts';

const buttons = actions.map(([id, label]) => ({
  id,
  label,
  tone: id === 'remove' ? ('critical' as const) : ('neutral' as const),
}));
const actionsOf = () => buttons.filter(({ id }) => isGranted(id));
const rowsOf = { page, sorted: sortedPage, found: foundPage };
const isWindowed = location.search === '?windowed';
const getRowId = (row: BenchRow) => row.id;

function Bench() {
  const [number, setNumber] = useState(0);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [view, setView] = useState<keyof typeof rowsOf>('page');
  const [sort, setSort] = useState<{ id: string; desc: boolean }[]>([]);
  const rows = useMemo(() => rowsOf[view](number), [view, number]);
  const show = (next: keyof typeof rowsOf) => {
    setView(next);
    setSelected(new Set());
  };
  return (
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
      <button
        type="button"
        id="sort"
        onClick={() => {
          setSort([{ id: 'name', desc: false }]);
          show('sorted');
        }}
      >
        排序
      </button>
      <button type="button" id="search" onClick={() => show('found')}>
        查询
      </button>
      <button
        type="button"
        id="clear"
        onClick={() => {
          setSort([]);
          show('page');
        }}
      >
        清空
      </button>
      <output id="selected">{selected.size}</output>
      <div id="table">
        <DataTable
          isVirtual={isWindowed}
          label="居民"
          columns={residentColumns}
          rows={rows}
          getRowId={getRowId}
          rowOffset={number * 200}
          rowCount={1000}
          sort={sort}
          onSortChange={setSort}
          selected={selected}
          onSelectedChange={setSelected}
          actions={actionsOf}
          onAction={() => undefined}
          onToggle={() => undefined}
        />
      </div>
    </>
  );
}

draw(<Bench />);
