import { expect, test } from 'vitest';
import { metresBetween } from '../draw/sizeOf.ts';
import type { Position } from '../geo.ts';
import { convertGeometry, convertPosition, type CoordinateSystem } from './CoordinateSystem.ts';

/** Published pairs: tests of eviltransform and coordtransform, and city centres in the fixtures of gcoord. */
const pairs: readonly [from: CoordinateSystem, Position, to: CoordinateSystem, Position][] = [
  ['WGS84', [121.5272106, 31.1774276], 'GCJ02', [121.531541859215, 31.17530398364597]],
  ['WGS84', [113.912316, 22.543847], 'GCJ02', [113.9171764808363, 22.540796131694766]],
  ['WGS84', [116.377817, 39.911954], 'GCJ02', [116.38404722455657, 39.91334545536069]],
  ['BD09', [116.404, 39.915], 'GCJ02', [116.39762729119315, 39.90865673957631]],
  ['GCJ02', [116.404, 39.915], 'BD09', [116.41036949371029, 39.92133699351021]],
  ['WGS84', [116.404, 39.915], 'GCJ02', [116.41024449916938, 39.91640428150164]],
  ['WGS84', [114.0164322, 33.0133556], 'GCJ02', [114.022306, 33.0115324]],
  ['WGS84', [111.4622119, 27.242124], 'BD09', [111.4742271, 27.2451662]],
  ['WGS84', [114.498916, 37.0700925], 'GCJ02', [114.5048503, 37.0705911]],
  ['GCJ02', [112.1994301, 31.0354012], 'WGS84', [112.1935849, 31.0376011]],
  ['WGS84', [92.0499619, 31.4784436], 'BD09', [92.0576832, 31.4824421]],
  ['BD09', [117.6832831, 36.2195866], 'WGS84', [117.6708588, 36.2138283]],
  ['WGS84', [113.6192856, 34.7478004], 'GCJ02', [113.6253334, 34.7466173]],
  ['WGS84', [113.6192856, 34.7478004], 'BD09', [113.6317519, 34.7528605]],
  ['CGCS2000', [116.1174053, 24.2912377], 'GCJ02', [116.1222426, 24.2886182]],
  ['GCJ02', [123.2369518, 41.2672464], 'CGCS2000', [123.2312099, 41.2651725]],
  ['CGCS2000', [105.2884121, 27.2873271], 'BD09', [105.2982343, 27.2896767]],
  ['BD09', [116.6885014, 23.3598884], 'GCJ02', [116.6819735, 23.3540964]],
  ['GCJ02', [98.4943595, 39.7328234], 'BD09', [98.5008441, 39.7388949]],
  ['WGS84', [113.62, 34.75], 'CGCS2000', [113.62, 34.75]],
];

test.each(pairs)('%s %j in %s to a metre', (from, position, to, expected) =>
  expect(metresBetween(convertPosition(position, from, to), expected)).toBeLessThan(1),
);

test('a shape comes back from each system as it went', () => {
  const line = {
    type: 'LineString' as const,
    coordinates: [
      [113.6, 34.7],
      [113.7, 34.8],
    ] as Position[],
  };
  for (const system of ['GCJ02', 'BD09', 'CGCS2000'] as const) {
    const there = convertGeometry(line, 'WGS84', system);
    const back = convertGeometry(there, system, 'WGS84');
    if (back.type !== 'LineString') throw new Error('A line stays a line.');
    for (const [at, position] of back.coordinates.entries())
      expect(metresBetween(position, line.coordinates[at]!)).toBeLessThan(1);
  }
});
