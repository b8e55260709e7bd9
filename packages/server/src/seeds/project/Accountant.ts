import { dayFrom } from '@lattice/api/day';
import { accountant } from '@lattice/api/resources/project/Accountant';
import { type Community, communities } from '../../town/places/communities.ts';
import { seats } from '../../town/places/estates.ts';
import { demoRows } from '../../town/fill/demoRows.ts';
import { officeOf } from '../../town/places/offices.ts';
import { workerAt } from '../../town/people/staff.ts';

/** Start data of 会计人员 in the demo town. */
export const seed = demoRows(accountant, 18, ({ n, town, moment }) => {
  const worker = workerAt((communities[n % 6] as Community).deptId, n < 6 ? 2 : n < 12 ? 1 : 0);
  const one = communities[n % 6] as Community;
  const isNew = n === 17;
  return {
    personName: worker.name,
    sex: worker.sex,
    idCard: worker.idCard,
    phone: worker.phone,
    politicalStatus: '13',
    education: '31',
    major: '会计',
    communityId: seats[one.n]?.id,
    deptId: one.deptId,
    accountantType: (['1', '2', '4'] as const)[Math.floor(n / 6)],
    titleLevel: n % 4 === 0 ? '2' : '1',
    certificateNo: `KJ9801${String(n + 1).padStart(5, '0')}`,
    certificateDate: dayFrom(town.today, -2000 - n * 30),
    entryDate: dayFrom(town.today, -900 - n * 20),
    leaveDate: null,
    workYears: 4 + (n % 18),
    handoverDesc: null,
    result: isNew ? null : '1',
    auditUser: isNew ? null : workerAt(officeOf('finance').id).userId,
    auditTime: isNew ? null : moment,
    status: isNew ? '0' : '1',
  };
});
