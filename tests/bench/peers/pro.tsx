import { ProTable } from '@ant-design/pro-components';
import type { ProColumns } from '@ant-design/pro-components';
import { Button, ConfigProvider, Switch, Tag } from 'antd';
import zhCN from 'antd/locale/zh_CN';
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
  search: false as const,
});
const columnsOf = (isSorted: boolean): ProColumns<BenchRow>[] => [
  { ...of('name'), search: {}, sorter: true, sortOrder: isSorted ? 'ascend' : null },
  { ...of('phone'), render: (_, row) => masked(row.phone) },
  { ...of('grid'), render: (_, row) => gridOf(row) },
  of('address'),
  { ...of('kind'), render: (_, row) => tag(row.kind) },
  { ...of('state'), render: (_, row) => tag(row.state) },
  { ...of('day'), sorter: true, valueType: 'dateTime' },
  { ...of('money'), align: 'end' },
  { ...of('isOn'), render: (_, row) => <Switch size="small" checked={row.isOn} aria-label="启用" /> },
  {
    ...of('actions'),
    valueType: 'option',
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
    <ConfigProvider locale={zhCN}>
      {bar}
      <div id="table">
        <ProTable<BenchRow>
          rowKey="id"
          columns={columns[isSorted ? 'sorted' : 'plain']}
          dataSource={rows}
          pagination={false}
          size="small"
          tableLayout="fixed"
          tableAlertRender={false}
          rowSelection={{
            selectedRowKeys: [...selected],
            onChange: (keys) => setSelected(keys.map(String)),
            columnWidth: 44,
          }}
        />
      </div>
    </ConfigProvider>
  );
}

createRoot(document.querySelector('#root')!).render(<Page />);
