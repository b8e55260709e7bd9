import { dayFrom } from '@lattice/api/day';
import { accountantExams } from '@lattice/api/resources/project/AccountantExams';
import { demoRows } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';

/** Start data of 会计考试 in the demo town. */
export const seed = demoRows(accountantExams, 36, ({ n, town, random }) => {
  const score = random.int(52, 98);
  const examDate = dayFrom(town.today, -30 - n * 9);
  const isToCome = n % 12 === 11;
  return {
    examName: `${examDate.slice(0, 4)}年农村财会人员${n % 2 === 0 ? '继续教育' : '业务'}考试`,
    accountantId: idOf('project/Accountant', n % 17),
    examType: n % 2 === 0 ? '1' : '3',
    examYear: Number(examDate.slice(0, 4)),
    examDate: isToCome ? dayFrom(town.today, 20) : examDate,
    organizer: '清溪区财政局',
    examPlace: '清溪职业技术学校',
    fullScore: 100,
    passScore: 60,
    score: isToCome ? null : score,
    creditHours: isToCome ? null : 24,
    certificateNo: !isToCome && score >= 60 ? `JX${String(n + 1).padStart(5, '0')}` : null,
    status: isToCome ? '0' : '1',
  };
});
