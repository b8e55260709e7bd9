import { type FiguresQuestion, headFields } from '@lattice/api/figures';
import type { FigureReport } from '@lattice/api/resources/blade-report/figures';
import { parseJson } from '@lattice/api/parseJson';
import type { Resource } from '@lattice/api/resource';

/** What a report asks, and how it is drawn. */
export interface Design extends FiguresQuestion {
  /** Key of the dictionary `report_chart`. */
  chart: FigureReport['chart'];
}

const COUNT = 'count';

/** A report before anything is chosen. */
export const blankDesign: Design = {
  register: '',
  rowField: '',
  columnField: '',
  measures: COUNT,
  filters: '',
  chart: '1',
};

/** A report of another register: how many records there are by its first choice that lists show. */
export function designOf(definition: Resource): Design {
  const heads = headFields(definition);
  const first = heads.find((name) => definition.fields[name]?.list === true) ?? heads[0] ?? '';
  return { ...blankDesign, register: definition.path, rowField: first };
}

/** The question of a stored report; conditions that cannot be read are none. */
export const storedDesign = (row: FigureReport): Design => ({
  register: row.register,
  rowField: row.rowField,
  columnField: row.columnField,
  measures: row.measures,
  filters: Array.isArray(parseJson(row.filters)) ? row.filters : '',
  chart: row.chart,
});

/** Whether a report can be computed. */
export const isWhole = ({ register, rowField, measures }: Design): boolean =>
  register !== '' && rowField !== '' && measures !== '' && !/:(?:,|$)/.test(measures);
