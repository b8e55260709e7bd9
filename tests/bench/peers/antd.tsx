import { Button, Switch, Table, Tag } from 'antd';
import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import type { Key } from 'react';
import { createRoot } from 'react-dom/client';
import { actions, page, titles } from '../rows.ts';
import type { BenchRow, Word } from '../rows.ts';

const colours = { success: 'success', warning: 'warning', critical: 'error', info: 'processing' } as const;
const tag = ({ label, tone }: Word) => <Tag color={colours[tone]}>{label}</Tag>;
const of = (id: keyof typeof titles) => ({ key: id, dataIndex: id, title: titles[id][0], width: titles[id][1], ellipsis: true });
const columns: TableColumnsType<BenchRow> = [
  { ...of('name'), sorter: true },
  of('phone'),
  of('grid'),
  of('address'),
  { ...of('kind'), render: tag },
  { ...of('state'), render: tag },
  { ...of('day'), sorter: true },
  { ...of('money'), align: 'end' },
  { ...of('isOn'), render: (isOn: boolean) => <Switch size="small" checked={isOn} aria-label="启用" /> },
  {
    ...of('actions'),
    render: () => actions.map(([id, label]) => <Button key={id} type="link" size="small" danger={id === 'remove'}>{label}</Button>),
  },
];

function Bench() {
  const [number, setNumber] = useState(0);
  const [selected, setSelected] = useState<Key[]>([]);
  return (
    <>
      <button id="next" onClick={() => { setNumber(number + 1); setSelected([]); }}>下一页</button>
      <div id="table">
        <Table rowKey="id" columns={columns} dataSource={page(number)} pagination={false} size="small" tableLayout="fixed"
          rowSelection={{ selectedRowKeys: selected, onChange: setSelected, columnWidth: 44 }} />
      </div>
    </>
  );
}

createRoot(document.querySelector('#root')!).render(<Bench />);
