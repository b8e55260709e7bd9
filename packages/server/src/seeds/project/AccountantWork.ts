import { dayFrom } from '@lattice/api/day';
import { accountantWork } from '@lattice/api/resources/project/AccountantWork';
import { type Community, communities } from '../../town/places/communities.ts';
import { seats } from '../../town/places/estates.ts';
import { demoRows } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';
import { officeOf } from '../../town/places/offices.ts';
import { workerAt } from '../../town/people/staff.ts';

/** Start data of 会计工作 in the demo town. */
export const seed = demoRows(accountantWork, { town: 108, sample: 6 }, ({ n, town, random }) => {
  const at = n % 6;
  const workDate = dayFrom(town.today, -10 - Math.floor(n / 6) * 30);
  const [income, expense] = [random.int(20, 180) * 1000, random.int(10, 120) * 1000];
  const status =
    n < 6
      ? '1'
      : random.weighted([
          ['2', 9],
          ['3', 1],
        ]);
  const isAudited = status !== '1';
  return {
    workTitle: `${(communities[at] as Community).name}${workDate.slice(0, 7)}账务处理`,
    accountantId: idOf('project/Accountant', at),
    communityId: seats[at]?.id,
    workType: '1',
    bookMonth: workDate.slice(0, 7),
    workDate,
    content: '录入凭证、核对银行流水、编制月报。',
    voucherCount: random.int(18, 90),
    incomeAmount: income,
    expenseAmount: expense,
    balanceAmount: income - expense,
    published: isAudited ? 1 : 0,
    publishDate: isAudited ? dayFrom(workDate, 5) : null,
    auditUser: isAudited ? workerAt(officeOf('finance').id, 1).userId : null,
    auditTime: isAudited ? `${dayFrom(workDate, 3)} 10:00:00` : null,
    auditRemark: status === '3' ? '凭证附件不全，请补充。' : null,
    score: isAudited ? 80 + (n % 20) : null,
    status,
  };
});
