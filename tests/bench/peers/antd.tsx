import { Button, Switch, Table, Tag } from 'antd';
import type { TableColumnsType } from 'antd';
import { createRoot } from 'react-dom/client';
import { gridOf, masked, titles } from '../rows.ts';
import type { BenchRow, Word } from '../rows.ts';
import { permittedActions } from './permittedActions.ts';
import { useBench } from './useBench.tsx';

const colours = { success: 'success', warning: 'warning', critical: 'error', info: 'processing' } as const;
const tag = ({ label, tone }: Word) => <Tag color={colours[tone]}>{label}</Tag>;
const of = (id: keyof typeof titles) => ({
  key: id,
  dataIndex: id,
  title: titles[id][0],
  width: titles[id][1],
  ellipsis: true,
});
const columnsOf = (isSorted: boolean): TableColumnsType<BenchRow> => [
  { ...of('name'), sorter: true, sortOrder: isSorted ? 'ascend' : null },
  { ...of('phone'), render: masked },
  { ...of('grid'), render: (_grid: string, row) => gridOf(row) },
  of('address'),
  { ...of('kind'), render: tag },
  { ...of('state'), render: tag },
  { ...of('day'), sorter: true },
  { ...of('money'), align: 'end' },
  { ...of('isOn'), render: (isOn: boolean) => <Switch size="small" checked={isOn} aria-label="启用" /> },
  {
    ...of('actions'),
    render: () =>
      permittedActions().map(([id, label]) => (
        <Button key={id} type="link" size="small" danger={id === 'remove'}>
          {label}
        </Button>
      )),
  },
];
const columns = { plain: columnsOf(false), sorted: columnsOf(true) };

function Page() {
  const { rows, isSorted, selected, setSelected, bar } = useBench();
  return (
    <>
      {bar}
      <div id="table">
        <Table
          rowKey="id"
          columns={columns[isSorted ? 'sorted' : 'plain']}
          dataSource={rows}
          pagination={false}
          size="small"
          tableLayout="fixed"
          rowSelection={{
            selectedRowKeys: [...selected],
            onChange: (keys) => setSelected(keys.map(String)),
            columnWidth: 44,
          }}
        />
      </div>
    </>
  );
}

createRoot(document.querySelector('#root')!).render(<Page />);
