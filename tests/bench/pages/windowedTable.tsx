import { DataTable } from '@lattice/ui/DataTable';
import { useState } from 'react';
import { page, pageSize } from '../rows.ts';
import type { BenchRow } from '../rows.ts';
import { draw } from './draw.tsx';
import { residentColumns } from './residentColumns.ts';

const rows: BenchRow[] = Array.from({ length: 500 }, (_, number) =>
  page(number).map((row, at) => ({ ...row, id: String(number * pageSize + at) })),
).flat();
const getRowId = (row: BenchRow) => row.id;

function Windowed() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <div id="table">
      <DataTable
        label="居民"
        isVirtual
        numbered
        columns={residentColumns}
        rows={rows}
        getRowId={getRowId}
        selected={selected}
        onSelectedChange={setSelected}
        onToggle={() => undefined}
      />
    </div>
  );
}

draw(<Windowed />);
