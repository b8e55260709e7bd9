import '@mantine/core/styles.css';
import 'mantine-datatable/styles.css';
import { Badge, Button, MantineProvider, Switch } from '@mantine/core';
import { DataTable } from 'mantine-datatable';
import type { DataTableColumn } from 'mantine-datatable';
import { createRoot } from 'react-dom/client';
import { gridOf, masked, titles } from '../rows.ts';
import type { BenchRow, Word } from '../rows.ts';
import { permittedActions } from './permittedActions.ts';
import { useBench } from './useBench.tsx';

const colours = { success: 'green', warning: 'yellow', critical: 'red', info: 'blue' } as const;
const tag = ({ label, tone }: Word) => (
  <Badge variant="light" color={colours[tone]}>
    {label}
  </Badge>
);
const of = (id: keyof typeof titles) => ({
  accessor: id,
  title: titles[id][0],
  width: titles[id][1],
  ellipsis: true,
  sortable: id === 'name' || id === 'day',
});
const columns: DataTableColumn<BenchRow>[] = [
  of('name'),
  { ...of('phone'), render: ({ phone }) => masked(phone) },
  { ...of('grid'), render: gridOf },
  of('address'),
  { ...of('kind'), render: ({ kind }) => tag(kind) },
  { ...of('state'), render: ({ state }) => tag(state) },
  of('day'),
  { ...of('money'), textAlign: 'right' },
  {
    ...of('isOn'),
    render: ({ isOn }) => <Switch size="xs" checked={isOn} onChange={() => undefined} aria-label="启用" />,
  },
  {
    ...of('actions'),
    render: () =>
      permittedActions().map(([id, label]) => (
        <Button key={id} variant="subtle" size="compact-xs" color={id === 'remove' ? 'red' : 'blue'}>
          {label}
        </Button>
      )),
  },
].map((column) => ({ ...column, accessor: column.accessor as never }));

function Page() {
  const { rows, isSorted, selected, setSelected, bar } = useBench();
  const chosen = new Set(selected);
  return (
    <MantineProvider>
      {bar}
      <div id="table">
        <DataTable
          height={800}
          records={rows}
          columns={columns}
          highlightOnHover
          noHeader={false}
          sortStatus={{ columnAccessor: isSorted ? 'name' : '', direction: 'asc' }}
          onSortStatusChange={() => undefined}
          selectedRecords={rows.filter(({ id }) => chosen.has(id))}
          onSelectedRecordsChange={(records) => setSelected(records.map(({ id }) => id))}
        />
      </div>
    </MantineProvider>
  );
}

createRoot(document.querySelector('#root')!).render(<Page />);
