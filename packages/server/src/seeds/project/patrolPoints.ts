import { patrolPoints } from '@lattice/api/resources/project/patrolPoints';
import { demoRows } from '../../town/fill/demoRows.ts';
import { points } from '../../town/records/rounds.ts';

/** Start data of 巡查点 in the demo town. */
export const seed = demoRows(patrolPoints, { town: 180, sample: 60 }, ({ n, random, grid }) => {
  const point = points[n % points.length] as (typeof points)[number];
  return {
    pointName: `${grid.name}${point[1]}`,
    pointCode: `XC${String(n + 1).padStart(4, '0')}`,
    pointType: point[0],
    checkRadius: 50,
    checkModes: '1,4',
    nfcCode: null,
    checkItems: point[2].map((itemName, i) => ({
      itemNo: i + 1,
      itemName,
      standard: '完好、无隐患',
      inputType: 'radio',
      required: 1,
    })),
    frequency: random.pick(['1', '2', '2', '4']),
    riskLevel: random.weighted([
      ['4', 5],
      ['3', 3],
      ['2', 1],
    ]),
    isEnabled: 1,
  };
});
