import type { Column, TagValue, Tone } from './column.ts';
import type { RowAction } from './rowAction.ts';

/** A resident as the stories list them. */
export interface Resident {
  id: string;
  name: string;
  phone: string;
  address: string;
  state: { label: string; tone: Tone };
  marks: TagValue[];
  day: string;
  money: string;
  isOn: boolean;
}

const states: Resident['state'][] = [{ label: '已核实', tone: 'success' }, { label: '待核实', tone: 'warning' }, { label: '已注销', tone: 'neutral' }, { label: '失联', tone: 'critical' }];
const marks: TagValue[] = [{ label: '党员', tone: 'critical' }, { label: '低保户', tone: 'info' }, { label: '独居老人', tone: 'warning' }, { label: '志愿者', tone: 'accent' }];
const names = ['王建国', '李秀英', '欧阳志强', '张桂兰', '陈小龙', '周海燕', '吴丽华', '郑伟'];

/** Fictional residents, the same ones each time. */
export const residents: Resident[] = Array.from({ length: 40 }, (_, at) => ({
  id: String(at + 1),
  name: names[(at * 5) % 8] ?? '',
  phone: `139${String((at * 7_654_321) % 100_000_000).padStart(8, '0')}`,
  address: `人民路${(at * 37) % 300 + 1}号院${at % 12 + 1}栋${at % 5 + 1}单元${at % 6 + 1}01室（原城关镇第二小学家属楼）`,
  state: states[(at * 3) % 4] ?? { label: '', tone: 'neutral' },
  marks: marks.filter((_mark, place) => (at >> place) % 2 === 1).slice(0, 2),
  day: `2026-0${at % 9 + 1}-1${at % 10} 09:3${at % 10}:00`,
  money: ((at * 7919) % 5000 + 0.5).toFixed(2),
  isOn: at % 3 !== 0,
}));

/** Their columns: one of most kinds. */
export const residentColumns: Column<Resident>[] = [
  { id: 'name', header: '姓名', width: 120, sortable: true, pin: 'start', isTitle: true, value: (row) => row.name },
  { id: 'phone', header: '联系电话', width: 130, value: (row) => row.phone },
  { id: 'state', header: '状态', kind: 'tag', value: (row) => row.state.label, tone: (row) => row.state.tone },
  { id: 'address', header: '现住地址', minWidth: 180, value: (row) => row.address },
  { id: 'marks', header: '人员标签', kind: 'tags', width: 180, value: (row) => row.marks.map(({ label }) => label).join('、'), tags: (row) => row.marks },
  { id: 'money', header: '补贴（元）', kind: 'number', sortable: true, value: (row) => row.money },
  { id: 'isOn', header: '启用', kind: 'switch', value: (row) => String(row.isOn), isOn: (row) => row.isOn },
  { id: 'day', header: '登记时间', kind: 'date', sortable: true, value: (row) => row.day },
];

/** What can be done to a resident: some have more than fits into the row. */
export function residentActions(row: Resident): RowAction[] {
  const usual: RowAction[] = [{ id: 'view', label: '查看' }, { id: 'edit', label: '编辑' }];
  const remove: RowAction = { id: 'remove', label: '删除', tone: 'critical', isDisabled: row.state.label === '已核实', reason: '已核实的居民不能删除' };
  return Number(row.id) % 2 === 0 ? [...usual, remove] : [...usual, { id: 'visit', label: '登记走访' }, remove];
}
