import type { Seed } from '../../town/Seed.ts';
import { gridAt } from '../../town/places/grids.ts';
import { idOf } from '../../town/idOf.ts';
import { person, phoneNumber, pick } from '../../town/fiction.ts';

const schools: readonly (readonly [name: string, type: string])[] = [
  ['枫桥镇中心幼儿园', '01'],
  ['河湾幼儿园', '01'],
  ['书院幼儿园', '01'],
  ['枫桥镇中心小学', '02'],
  ['书院小学', '02'],
  ['青石小学', '02'],
  ['柳塘小学', '02'],
  ['石桥小学', '02'],
  ['枫桥镇初级中学', '03'],
  ['清溪九年一贯制学校', '04'],
  ['清溪高级中学', '05'],
  ['云岚第二中学', '06'],
  ['云岚外国语学校', '07'],
  ['清溪职业技术学校', '08'],
  ['清溪特殊教育学校', '09'],
];

/** Start data of 学校: fifteen fictional schools. */
export const seed: Seed = {
  demo: true,
  rows: () =>
    schools.map(([schoolName, schoolType], n) => ({
      id: idOf('source/campusinfo', n),
      schoolName,
      schoolCode: `98010210${String(n + 1).padStart(3, '0')}`,
      schoolType,
      schoolNature: pick(['1', '1', '2', '1', '3'], n),
      competentDept: '清溪区教育局',
      studentCount: 180 + ((n * 137) % 1900),
      teacherCount: 18 + ((n * 13) % 160),
      regionCode: gridAt(n * 7 + 2).community.code,
      address: `云岚市清溪区枫桥镇${gridAt(n * 7 + 2).community.streets[0]}${20 + n * 3}号`,
      griddingId: gridAt(n * 7 + 2).id,
      principalName: person(n * 5),
      principalPhone: phoneNumber(500 + n * 4),
      securityLeaderName: person(n * 5 + 1),
      securityLeaderPhone: phoneNumber(501 + n * 4),
      securityChiefName: person(n * 5 + 2),
      securityChiefPhone: phoneNumber(502 + n * 4),
      publicOrderChiefName: person(n * 5 + 3),
      publicOrderChiefPhone: phoneNumber(503 + n * 4),
      guardCount: 2 + (n % 9),
      cameraCount: 12 + ((n * 11) % 70),
      lng: gridAt(n * 7 + 2)
        .at(0.88, 0.5)[0]
        .toFixed(6),
      lat: gridAt(n * 7 + 2)
        .at(0.88, 0.5)[1]
        .toFixed(6),
    })),
};
