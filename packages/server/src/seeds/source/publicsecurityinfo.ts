import { publicsecurityinfo } from '@lattice/api/resources/source/publicsecurityinfo';
import { demoRows } from '../../town/fill/demoRows.ts';
import { phoneOf } from '../../town/people/staff.ts';

/** Start data of 命案基本信息 in the demo town. */
export const seed = demoRows(publicsecurityinfo, 5, ({ n, town, community }) => {
  const year = Number(town.today.slice(0, 4)) - 2 - n * 3;
  return {
    caseName: `${year}年${community.name}故意伤害致死案`,
    caseNo: `XZ${year}${String(n + 1).padStart(4, '0')}`,
    happenTime: `${year}-0${n + 3}-1${n} 21:40:00`,
    endDate: `${year}-0${n + 4}-20`,
    briefSituation: '因琐事发生争执引发，嫌疑人当日到案，案件已移送起诉。',
    caseStatus: '4',
    handleUnit: '清溪区公安分局',
    handleOfficer: '顾警官',
    handlePhone: phoneOf(4_000_000 + n),
    createTime: `${year}-0${n + 3}-20 09:00:00`,
    updateTime: `${year}-0${n + 5}-20 09:00:00`,
  };
});
