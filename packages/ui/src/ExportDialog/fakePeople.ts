import type { SheetColumn } from '../Spreadsheet/SheetColumn.ts';
import type { ExportAll, SheetRecord } from '../Spreadsheet/SheetRecord.ts';

const families = ['王', '李', '欧阳', '张', '陈', '周', '吴', '郑'];
const given = ['建国', '秀英', '志强', '桂兰', '小龙', '海燕', '丽华', '伟'];
const streets = ['人民路', '解放街', '东街', '滨河南路'];

/** Columns of residents as stories export, import and print them. */
export const peopleColumns: SheetColumn[] = [
  { name: 'name', label: '姓名', kind: 'text', required: true, aliases: ['Name'] },
  { name: 'sex', label: '性别', kind: 'dict', options: [{ value: '1', label: '男' }, { value: '2', label: '女' }], aliases: ['Sex'] },
  { name: 'idCard', label: '身份证号', kind: 'idcard', required: true, unique: true, aliases: ['ID card'] },
  { name: 'phone', label: '联系电话', kind: 'phone', aliases: ['Phone'] },
  { name: 'birthday', label: '出生日期', kind: 'date', aliases: ['Date of birth'] },
  { name: 'members', label: '家庭人数', kind: 'integer', aliases: ['Household size'] },
  { name: 'allowance', label: '补贴（元）', kind: 'money', aliases: ['Allowance'] },
  { name: 'isParty', label: '党员', kind: 'switch', aliases: ['Party member'] },
  { name: 'address', label: '现住地址', kind: 'text', aliases: ['Address'] },
  { name: 'checkedAt', label: '核实时间', kind: 'datetime', aliases: ['Checked at'] },
];

const pad = (value: number, width = 2) => String(value).padStart(width, '0');

/** A fictional resident, always the same one for a number; ID numbers lie in no region. */
export function person(at: number): SheetRecord & { id: string } {
  const birthday = `${1940 + (at % 70)}-${pad((at % 12) + 1)}-${pad((at % 28) + 1)}`;
  return {
    id: String(1_000_000 + at),
    name: `${families[at % 8]}${given[(at * 5 + Math.floor(at / 8)) % 8]}`,
    sex: String((at % 2) + 1),
    idCard: `990101${birthday.replaceAll('-', '')}${pad(Math.floor(at / 420), 3)}${at % 10}`,
    phone: `139${pad((at * 7_654_321) % 100_000_000, 8)}`,
    birthday,
    members: (at % 6) + 1,
    allowance: ((at * 7919) % 5000) / 2,
    isParty: at % 5 === 0 ? 1 : 0,
    address: `${streets[at % 4]}${(at % 300) + 1}号院${(at % 12) + 1}栋${(at % 6) + 1}01室`,
    checkedAt: `2026-0${(at % 9) + 1}-1${at % 10} 09:3${at % 10}:00`,
  };
}

/** A source of so many residents that answers `part` at a time, each after `delay` milliseconds. */
export function peopleSource(count: number, delay = 0, part = 1000): ExportAll<unknown> {
  return async function* people(_query, { onProgress }) {
    for (let from = 0; from < count; from += part) {
      await new Promise((resolve) => setTimeout(resolve, delay));
      const rows = Array.from({ length: Math.min(part, count - from) }, (_, at) => person(from + at));
      onProgress(from + rows.length, count);
      yield rows;
    }
  };
}
