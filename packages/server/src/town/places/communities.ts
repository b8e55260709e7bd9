import { ROOT_DEPT } from '../rootDept.ts';
import { idOf } from '../idOf.ts';

/** A residents' or villagers' committee of the town. */
export interface Community {
  n: number;
  name: string;
  /** Code of its division. */
  code: string;
  isVillage: boolean;
  colour: string;
  deptId: string;
  /** What its streets and places are named after. */
  word: string;
  streets: readonly string[];
}

const row = (n: number, name: string, tail: string, colour: string, streets: readonly string[]): Community => ({
  n,
  name,
  code: `980102101${tail}`,
  isVillage: tail.startsWith('2'),
  colour,
  deptId: idOf('blade-system/dept', 101 + n),
  word: name.slice(0, 2),
  streets,
});

/** The six communities, in the order of their divisions. */
export const communities: readonly Community[] = [
  row(0, '枫桥社区', '001', '#409EFF', ['枫桥路', '建设路', '政府路', '邮电巷', '老街']),
  row(1, '河湾社区', '002', '#67C23A', ['河湾路', '滨河路', '工农路', '渡口巷', '水岸街']),
  row(2, '书院社区', '003', '#E6A23C', ['书院路', '文昌路', '学府街', '明伦巷', '桂花巷']),
  row(3, '青石村', '201', '#9A60B4', ['青石岭路', '茶场路', '村前路', '祠堂巷']),
  row(4, '柳塘村', '202', '#3BA272', ['柳塘路', '荷塘路', '堤边路', '晒场巷']),
  row(5, '石桥村', '203', '#EE6666', ['石桥路', '老街路', '果园路', '桥头巷']),
];

/** Department of the township itself. */
export const townDept = ROOT_DEPT;
