import { reportFile } from '@lattice/api/resources/blade-report/report/rest';
import { readFileSync } from 'node:fs';
import { demoRows } from '../../../town/fill/demoRows.ts';

/** Report files of the demo town, as UReport 2 stores them, by name. */
const reports = [
  ['事件督办月报.ureport.xml', 'supervisions'],
  ['网格员月度考核表.ureport.xml', 'assessments'],
  ['网格员分布表.ureport.xml', 'members'],
] as const;

/** Start data of 报表 in the demo town. */
export const seed = demoRows(reportFile, reports.length, ({ n }) => {
  const [name, file] = reports[n] ?? reports[0];
  return {
    name,
    content: readFileSync(new URL(`${file}.ureport.xml`, import.meta.url), 'utf8'),
  };
});
