import type { Seed } from '../../town/Seed.ts';

const levels = ['1', '2', '3', '4', '5'] as const;
const names = ['province', 'city', 'district', 'town', 'village'] as const;

/** Two fictional provinces whose codes (97…, 98…) GB/T 2260 never assigned. */
const divisions: readonly (readonly [code: string, parent: string, name: string])[] = [
  ['98', '00', '云岚省'],
  ['9801', '98', '云岚市'],
  ['980102', '9801', '清溪区'],
  ['980102101', '980102', '枫桥镇'],
  ['980102101001', '980102101', '枫桥社区'],
  ['980102101002', '980102101', '河湾社区'],
  ['980102101003', '980102101', '书院社区'],
  ['980102101201', '980102101', '青石村'],
  ['980102101202', '980102101', '柳塘村'],
  ['980102101203', '980102101', '石桥村'],
  ['980103', '9801', '云峰县'],
  ['97', '00', '海岳省'],
  ['9701', '97', '海岳市'],
  ['970101', '9701', '望海县'],
  ['970102', '9701', '临港区'],
];

const chain = (code: string): (typeof divisions)[number][] => {
  const own = divisions.find(([c]) => c === code);
  return own === undefined ? [] : [...chain(own[1]), own];
};

/** Start data of 行政区划: one fictional town with its parents and villages, and where its newcomers are from. */
export const seed: Seed = {
  demo: true,
  rows: () =>
    divisions.map(([code, parentCode, name], i) => {
      const line = chain(code);
      return {
        code,
        parentCode,
        name,
        subCode: code.slice(parentCode === '00' ? 0 : parentCode.length),
        sort: i + 1,
        regionLevel: levels[line.length - 1] ?? '5',
        ancestors: ['00', ...line.slice(0, -1).map(([c]) => c)].join(','),
        ...Object.fromEntries(
          line.flatMap(([c, , n], at) => [
            [`${names[at]}Code`, c],
            [`${names[at]}Name`, n],
          ]),
        ),
      };
    }),
};
