import '@lattice/ui/theme/global.css';
import '../../../themes/default.css.ts';
import { i18n } from '@lingui/core';
import type { Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { DataTable } from '@lattice/ui/DataTable';
import type { Column } from '@lattice/ui/DataTable';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { actions, page, titles } from '../rows.ts';
import type { BenchRow } from '../rows.ts';

const of = (id: keyof typeof titles) => ({ id, header: titles[id][0], width: titles[id][1], sortable: id === 'name' || id === 'day' });
const columns: Column<BenchRow>[] = [
  { ...of('name'), value: (row) => row.name },
  { ...of('phone'), value: (row) => row.phone },
  { ...of('grid'), value: (row) => row.grid },
  { ...of('address'), grow: 1, value: (row) => row.address },
  { ...of('kind'), kind: 'tag', value: (row) => row.kind.label, tone: (row) => row.kind.tone },
  { ...of('state'), kind: 'tag', value: (row) => row.state.label, tone: (row) => row.state.tone },
  { ...of('day'), kind: 'date', value: (row) => row.day },
  { ...of('money'), kind: 'number', value: (row) => row.money },
  { ...of('isOn'), kind: 'switch', value: (row) => String(row.isOn), isOn: (row) => row.isOn },
];
const buttons = actions.map(([id, label]) => ({ id, label, tone: id === 'remove' ? ('critical' as const) : ('neutral' as const) }));
const actionsOf = () => buttons;
const getRowId = (row: BenchRow) => row.id;

function Bench() {
  const [number, setNumber] = useState(0);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [sort, setSort] = useState<{ id: string; desc: boolean }[]>([]);
  return (
    <>
      <button type="button" id="next" onClick={() => { setNumber(number + 1); setSelected(new Set()); }}>下一页</button>
      <div id="table">
        <DataTable label="居民" columns={columns} rows={page(number)} getRowId={getRowId} rowOffset={number * 200} rowCount={1000} sort={sort} onSortChange={setSort}
          selected={selected} onSelectedChange={setSelected} actions={actionsOf} onAction={() => undefined} onToggle={() => undefined} />
      </div>
    </>
  );
}

const [catalog = {}] = Object.values(import.meta.glob<Messages>('../../../locales/zh.po', { eager: true, import: 'messages' }));
i18n.loadAndActivate({ locale: 'zh', messages: catalog });
const root = document.querySelector('#root');
if (root) createRoot(root).render(<I18nProvider i18n={i18n}><Bench /></I18nProvider>);
