import { AllCommunityModule, ModuleRegistry } from 'ag-grid-community';
import type { ColDef, GridApi } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { gridOf, masked, titles } from '../rows.ts';
import type { BenchRow, Word } from '../rows.ts';
import { permittedActions } from './permittedActions.ts';
import { useBench } from './useBench.tsx';

ModuleRegistry.registerModules([AllCommunityModule]);
const colours = {
  success: ['#f0f9eb', '#2f7a12'],
  warning: ['#fdf6ec', '#8a5a00'],
  critical: ['#fef0f0', '#b42318'],
  info: ['#ecf5ff', '#1d5fb8'],
} as const;
const tag = ({ label, tone }: Word) => (
  <span style={{ padding: '2px 8px', borderRadius: 4, background: colours[tone][0], color: colours[tone][1] }}>
    {label}
  </span>
);
const of = (id: keyof typeof titles) => ({
  colId: id,
  headerName: titles[id][0],
  width: titles[id][1],
  sortable: id === 'name' || id === 'day',
});
const columns: ColDef<BenchRow>[] = [
  { ...of('name'), field: 'name' },
  { ...of('phone'), valueGetter: ({ data }) => data && masked(data.phone) },
  { ...of('grid'), valueGetter: ({ data }) => data && gridOf(data) },
  { ...of('address'), field: 'address' },
  { ...of('kind'), cellRenderer: ({ data }: { data: BenchRow }) => tag(data.kind) },
  { ...of('state'), cellRenderer: ({ data }: { data: BenchRow }) => tag(data.state) },
  { ...of('day'), field: 'day' },
  { ...of('money'), field: 'money', type: 'rightAligned' },
  {
    ...of('isOn'),
    cellRenderer: ({ data }: { data: BenchRow }) => (
      <button type="button" role="switch" aria-checked={data.isOn} aria-label="启用">
        {data.isOn ? '●' : '○'}
      </button>
    ),
  },
  {
    ...of('actions'),
    cellRenderer: () =>
      permittedActions().map(([id, label]) => (
        <button type="button" key={id}>
          {label}
        </button>
      )),
  },
];

function Page() {
  const { rows, selected, setSelected, bar } = useBench();
  const grid = useRef<GridApi<BenchRow>>(undefined);
  useEffect(() => {
    if (selected.length === 0) grid.current?.deselectAll();
  }, [selected]);
  return (
    <>
      {bar}
      <div id="table">
        <AgGridReact<BenchRow>
          rowData={rows}
          columnDefs={columns}
          rowHeight={40}
          headerHeight={40}
          getRowId={({ data }) => data.id}
          animateRows={false}
          rowSelection={{ mode: 'multiRow', checkboxes: true, headerCheckbox: true }}
          onGridReady={({ api }) => {
            grid.current = api;
          }}
          onSelectionChanged={({ api }) => setSelected(api.getSelectedRows().map(({ id }) => id))}
        />
      </div>
    </>
  );
}

createRoot(document.querySelector('#root')!).render(<Page />);
