import { grades, scoreWeights } from '@lattice/api/kpiRules';
import { snake } from '../../table/table.ts';

const PERCENT = 100;

/** SQL of the total of a monthly assessment: its scores by their weights, with what was added and taken away. */
export const totalScore = (row: string): string =>
  `(${Object.entries(scoreWeights)
    .map(([name, weight]) => `${weight / PERCENT} * coalesce(${row}.${snake(name)}, 0)`)
    .join(' + ')} + coalesce(${row}.add_score, 0) - coalesce(${row}.deduct_score, 0))`;

/** SQL of the grade of a number of points, a key of `assess_grade`; none without points. */
export const gradeOf = (points: string): string =>
  `case ${grades.map(({ key, least }) => `when ${points} >= ${least} then '${key}'`).join(' ')}
    when ${points} is not null then '${grades.at(-1)?.key ?? ''}' end`;
