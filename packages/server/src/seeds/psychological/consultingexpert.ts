import { consultingexpert } from '@lattice/api/resources/psychological/consultingexpert';
import { demoRows } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';
import { nameOf } from '../../town/nameOf.ts';
import { officeOf } from '../../town/places/offices.ts';
import { phoneOf, workerAt } from '../../town/people/staff.ts';
import { pictureOf } from '../../town/texts.ts';

/** Start data of 咨询专家 in the demo town. */
export const seed = demoRows(consultingexpert, 8, ({ n, random }) => {
  const name = nameOf(random, n % 3 === 0 ? '1' : '2', 1980);
  return {
    personName: name,
    sex: n % 3 === 0 ? '1' : '2',
    photo: pictureOf('person', n),
    phone: phoneOf(6_000_000 + n),
    roomId: idOf('psychological/consultingroom', n % 4),
    userId: n === 0 ? workerAt(officeOf('health').id).userId : null,
    expertTitle: (['2', '3', '4', '5', '6'] as const)[n % 5],
    serviceUnit: ['枫桥镇卫生院', '云岚市第三人民医院', '清溪高级中学', '清溪社会工作服务中心'][n % 4],
    certificateNo: `XLZX${String(n + 1).padStart(6, '0')}`,
    certificates: pictureOf('licence'),
    specialties: (['1,2', '3,4', '5,6', '7,8', '4,9'] as const)[n % 5],
    consultModes: '1,2',
    practiceYears: 4 + n * 2,
    consultHours: 180 + n * 130,
    schedule: [
      { weekDay: String((n % 5) + 1), startTime: '09:00:00', endTime: '11:30:00', quota: 3 },
      { weekDay: String(((n + 2) % 5) + 1), startTime: '14:00:00', endTime: '17:00:00', quota: 3 },
    ],
    intro: `${name}老师，长期从事社区心理服务，擅长倾听和陪伴。`,
    status: n === 7 ? '0' : '1',
  };
});
