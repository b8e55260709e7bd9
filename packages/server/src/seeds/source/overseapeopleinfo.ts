import { dayFrom } from '@lattice/api/day';
import { overseapeopleinfo } from '@lattice/api/resources/source/overseapeopleinfo';
import { demoRows } from '../../town/fill/demoRows.ts';
import { phoneOf } from '../../town/people/staff.ts';

/** Start data of 境外人员 in the demo town. */
export const seed = demoRows(overseapeopleinfo, { town: 40, sample: 3 }, ({ n, town, random }) => {
  const [nationality, last, first] = (
    [
      ['KR', 'KIM', 'MINJUN'],
      ['VN', 'NGUYEN', 'THI HOA'],
      ['JP', 'SATO', 'HARUKI'],
      ['US', 'MILLER', 'EMILY'],
      ['GB', 'TAYLOR', 'JAMES'],
      ['PH', 'SANTOS', 'MARIA'],
      ['LA', 'SOUK', 'BOUN'],
      ['DE', 'FISCHER', 'LUKAS'],
    ] as const
  )[n % 8] as readonly [string, string, string];
  const arriveDate = dayFrom(town.today, -random.int(30, 700));
  return {
    lastName: last,
    firstName: first,
    personName: null,
    sex: n % 2 === 0 ? '1' : '2',
    birthDate: `${random.int(1968, 2000)}-0${random.int(1, 9)}-1${random.int(0, 9)}`,
    nationality,
    cardType: '414',
    cardNo: `X${String(10_000_000 + n * 7_919).slice(0, 8)}`,
    cardValidDate: dayFrom(town.today, random.int(200, 2800)),
    phone: phoneOf(3_000_000 + n),
    purpose: random.pick(['02', '03', '05', '01']),
    occupationType: '20000',
    occupation: random.pick(['外教', '工程师', '留学生', '探亲']),
    serviceUnit: random.pick(['云岚外国语学校', '云岚电器有限公司', null]),
    arriveDate,
    leaveDate: dayFrom(town.today, random.int(20, 500)),
    isAttention: 0,
  };
});
