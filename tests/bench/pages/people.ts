import type { ExportAll, SheetColumn, SheetRecord } from '@lattice/ui/ExportDialog';
import { rowAt } from '../rows.ts';

const bad = 300;

/** Columns of every kind that a file of residents has. */
export const columns: SheetColumn[] = [
  { name: 'name', label: '姓名', kind: 'text', required: true },
  {
    name: 'sex',
    label: '性别',
    kind: 'dict',
    options: [
      { value: '1', label: '男' },
      { value: '2', label: '女' },
    ],
  },
  { name: 'idCard', label: '身份证号', kind: 'idcard', required: true, unique: true },
  { name: 'phone', label: '联系电话', kind: 'phone' },
  { name: 'birthday', label: '出生日期', kind: 'date' },
  { name: 'members', label: '家庭人数', kind: 'integer' },
  { name: 'allowance', label: '补贴（元）', kind: 'money' },
  { name: 'isParty', label: '党员', kind: 'switch' },
  { name: 'address', label: '现住地址', kind: 'text' },
  { name: 'checkedAt', label: '核实时间', kind: 'datetime' },
];

/** A resident by number; identity numbers lie in no region. */
function person(at: number): SheetRecord & { id: string } {
  const row = rowAt(at);
  return {
    id: String(at),
    name: row?.name ?? '',
    sex: String((at % 2) + 1),
    idCard: `99010119900101${String(at % 10_000).padStart(4, '0')}`,
    phone: row?.phone ?? '',
    birthday: '1990-01-01',
    members: (at % 6) + 1,
    allowance: Number(row?.money ?? 0),
    isParty: at % 5 === 0 ? 1 : 0,
    address: row?.address ?? '',
    checkedAt: row?.day ?? '',
  };
}

/** A source of so many residents, 2,500 at a time; where asked, 300 of them have a day that no calendar has. */
export function source(count: number, hasBad = false): ExportAll<unknown> {
  const every = Math.floor(count / bad);
  return async function* people(_query, { onProgress }) {
    for (let from = 0; from < count; from += 2500) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      const rows = Array.from({ length: Math.min(2500, count - from) }, (_, at) => from + at);
      onProgress(from + rows.length, count);
      yield rows.map((at) => ({
        ...person(at),
        ...(hasBad && at < every * bad && at % every === 0 && { birthday: '1990-02-30' }),
      }));
    }
  };
}
