import { campuscaseinfo } from '@lattice/api/resources/source/campuscaseinfo';
import { compact } from '../../town/calendar.ts';
import { demoRows } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';

/** Start data of 涉及师生安全的案（事）件 in the demo town. */
export const seed = demoRows(campuscaseinfo, 16, ({ n, random, person, moment, day }) => {
  const status = random.weighted([
    ['4', 6],
    ['3', 2],
    ['2', 1],
    ['5', 1],
  ]);
  const [name, nature, situation] = (
    [
      ['校门口家长电动车剐蹭', '03', '放学时段两名家长电动车发生剐蹭，学生轻微擦伤。'],
      ['学生自行车被盗', '02', '车棚内一辆自行车被盗，监控显示为校外人员。'],
      ['校外人员滋扰学生', '02', '两名校外青年在校门外向学生索要财物。'],
      ['实验室玻璃器皿炸裂', '04', '化学课实验操作不当，一名学生手部划伤。'],
    ] as const
  )[n % 4] as readonly [string, string, string];
  const isSolved = status === '3' || status === '4' ? 1 : 0;
  return {
    caseName: `${name}事件`,
    caseNo: `XA${compact(day)}${String(n + 1).padStart(3, '0')}`,
    schoolId: idOf('source/campusinfo', n % 15),
    happenTime: moment,
    caseNature: nature,
    caseSituation: situation,
    ...(nature === '02' && isSolved
      ? { suspectCardNo: person.idCard, suspectName: person.name }
      : { suspectCardType: null, suspectCardNo: null, suspectName: null }),
    isSolved,
    offenderCount: nature === '02' ? 1 : 0,
    fugitiveCount: nature === '02' && !isSolved ? 1 : 0,
    arrestedCount: nature === '02' && isSolved ? 1 : 0,
    solveSituation: '民警和校方共同处理，已落实整改。',
    studentCount: 1 + (n % 2),
    teacherCount: 0,
    caseStatus: status,
  };
});
