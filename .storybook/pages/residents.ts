import type { Column } from '@lattice/ui/DataTable';
import type { Tone } from '@lattice/ui/theme/tones';

/** A fictional resident of the theme review. */
export interface SampleResident {
  id: string;
  name: string;
  phone: string;
  state: { label: string; tone: Tone };
  grid: string;
  isOn: boolean;
}

const states: SampleResident['state'][] = [
  { label: '已核实', tone: 'success' },
  { label: '待核实', tone: 'warning' },
  { label: '失联', tone: 'critical' },
  { label: '已注销', tone: 'neutral' },
  { label: '走访中', tone: 'info' },
];

/** Six residents, always the same. */
export const residents: SampleResident[] = ['王建国', '李秀英', '欧阳志强', '张桂兰', '陈小龙', '周海燕'].map(
  (name, at) => ({
    id: String(at + 1),
    name,
    phone: `139****${String(1205 + at * 913)}`,
    state: states[at % 5] ?? { label: '', tone: 'neutral' },
    grid: `第${'一二三四五六'[at] ?? ''}网格`,
    isOn: at % 3 !== 0,
  }),
);

/** Their columns. */
export const residentColumns: Column<SampleResident>[] = [
  { id: 'name', header: '姓名', width: 110, isTitle: true, value: (row) => row.name },
  { id: 'phone', header: '联系电话', width: 130, value: (row) => row.phone },
  {
    id: 'state',
    header: '状态',
    kind: 'tag',
    width: 100,
    value: (row) => row.state.label,
    tone: (row) => row.state.tone,
  },
  { id: 'grid', header: '所属网格', grow: 1, value: (row) => row.grid },
  { id: 'isOn', header: '启用', kind: 'switch', width: 80, value: (row) => String(row.isOn), isOn: (row) => row.isOn },
];
