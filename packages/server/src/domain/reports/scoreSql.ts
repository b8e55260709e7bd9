import { grades, kpiStandards, scoreWeights } from '@lattice/api/kpiRules';
import { snake } from '../../table/table.ts';

/**
 * SQL of the total of a monthly assessment: its scores by the weights that the town had when they were worked out, with
 * what was added and taken away.
 */
export const totalScore = (row: string): string =>
  `(round((${Object.entries(scoreWeights(kpiStandards))
    .map(
      ([name, weight]) =>
        `coalesce((${row}.score_weights ->> '${name}')::numeric, ${weight}) * coalesce(${row}.${snake(name)}, 0)`,
    )
    .join(' + ')}) / 100, 2) + coalesce(${row}.add_score, 0) - coalesce(${row}.deduct_score, 0))`;

/** SQL of the grade of a number of points, a key of `assess_grade`; none without points. */
export const gradeOf = (points: string): string =>
  `case ${grades.map(({ key, least }) => `when ${points} >= ${least} then '${key}'`).join(' ')}
    when ${points} is not null then '${grades.at(-1)?.key ?? ''}' end`;
