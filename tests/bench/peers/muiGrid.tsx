import { Button, Chip, Switch } from '@mui/material';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createRoot } from 'react-dom/client';
import { gridOf, masked, titles } from '../rows.ts';
import type { BenchRow, Word } from '../rows.ts';
import { permittedActions } from './permittedActions.ts';
import { useBench } from './useBench.tsx';

const isWindowed = location.search === '?windowed';
const colours = { success: 'success', warning: 'warning', critical: 'error', info: 'info' } as const;
const tag = ({ label, tone }: Word) => <Chip size="small" color={colours[tone]} label={label} />;
const of = (id: keyof typeof titles) => ({
  field: id,
  headerName: titles[id][0],
  width: titles[id][1],
  sortable: id === 'name' || id === 'day',
});
const columns: GridColDef<BenchRow>[] = [
  of('name'),
  { ...of('phone'), valueFormatter: masked },
  { ...of('grid'), valueGetter: (_grid, row) => gridOf(row) },
  of('address'),
  { ...of('kind'), renderCell: ({ row }) => tag(row.kind) },
  { ...of('state'), renderCell: ({ row }) => tag(row.state) },
  of('day'),
  { ...of('money'), align: 'right' },
  {
    ...of('isOn'),
    renderCell: ({ row }) => <Switch size="small" checked={row.isOn} slotProps={{ input: { 'aria-label': '启用' } }} />,
  },
  {
    ...of('actions'),
    renderCell: () =>
      permittedActions().map(([id, label]) => (
        <Button key={id} size="small" color={id === 'remove' ? 'error' : 'primary'}>
          {label}
        </Button>
      )),
  },
];

function Page() {
  const { rows, isSorted, selected, setSelected, bar } = useBench();
  return (
    <>
      {bar}
      <div id="table" style={{ overflow: 'hidden' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          rowHeight={40}
          columnHeaderHeight={40}
          checkboxSelection
          disableRowSelectionOnClick
          disableVirtualization={!isWindowed}
          paginationMode="server"
          rowCount={1000}
          paginationModel={{ page: 0, pageSize: -1 }}
          sortingMode="server"
          sortModel={isSorted ? [{ field: 'name', sort: 'asc' }] : []}
          rowSelectionModel={{ type: 'include', ids: new Set(selected) }}
          onRowSelectionModelChange={({ type, ids }) =>
            setSelected(
              type === 'include' ? [...ids].map(String) : rows.map(({ id }) => id).filter((id) => !ids.has(id)),
            )
          }
        />
      </div>
    </>
  );
}

createRoot(document.querySelector('#root')!).render(<Page />);
