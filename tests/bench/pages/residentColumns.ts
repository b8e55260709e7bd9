import type { Column } from '@lattice/ui/DataTable';
import { gridOf, masked, titles } from '../rows.ts';
import type { BenchRow } from '../rows.ts';

const of = (id: keyof typeof titles) => ({
  id,
  header: titles[id][0],
  width: titles[id][1],
  sortable: id === 'name' || id === 'day',
});
/** The columns of the bench: nine of the kinds that lists have most. */
export const residentColumns: Column<BenchRow>[] = [
  { ...of('name'), value: (row) => row.name },
  { ...of('phone'), value: (row) => masked(row.phone) },
  { ...of('grid'), value: gridOf },
  { ...of('address'), grow: 1, value: (row) => row.address },
  { ...of('kind'), kind: 'tag', value: (row) => row.kind.label, tone: (row) => row.kind.tone },
  { ...of('state'), kind: 'tag', value: (row) => row.state.label, tone: (row) => row.state.tone },
  { ...of('day'), kind: 'date', value: (row) => row.day },
  { ...of('money'), kind: 'number', value: (row) => row.money },
  { ...of('isOn'), kind: 'switch', value: (row) => String(row.isOn), isOn: (row) => row.isOn },
];
