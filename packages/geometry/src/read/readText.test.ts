import { describe, expect, it } from 'vitest';
import { fitting, together } from './asField.ts';
import { processorMs } from '../fixtures/processorMs.ts';
import { readText } from './readText.ts';
import type { TextReading } from './TextReading.ts';

const square = '118.62,30.11 118.624,30.11 118.624,30.114 118.62,30.114 118.62,30.11';
const ring = square.split(' ').map((pair) => pair.split(',').map(Number));
const polygon = { type: 'Polygon', coordinates: [ring] };
const wkt = square.replaceAll(',', ' ').replaceAll(' 118', ', 118');
const placemark = (name: string, coordinates: string) =>
  `<Placemark><name>${name}</name><Polygon><outerBoundaryIs><LinearRing><coordinates>${coordinates}</coordinates>` +
  '</LinearRing></outerBoundaryIs></Polygon></Placemark>';
const kml = (inside: string) =>
  `<?xml version="1.0"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inside}</Document></kml>`;
const lines = JSON.stringify({
  type: 'FeatureCollection',
  features: ['南段', '北段'].map((name, at) => ({
    type: 'Feature',
    properties: { name },
    geometry: {
      type: 'LineString',
      coordinates: [
        [118.88 + at / 100, 30.11],
        [118.89 + at / 100, 30.12],
        [118.9 + at / 100, 30.12],
      ],
    },
  })),
});

const read = (text: string): TextReading => {
  const reading = readText(text);
  if ('fault' in reading) throw new Error(JSON.stringify(reading.fault));
  return reading;
};

describe('a text says', () => {
  it.each<[string, string, TextReading['system'], TextReading['expected']]>([
    ['GeoJSON', JSON.stringify(polygon), null, 'WGS84'],
    ['a feature', JSON.stringify({ type: 'Feature', properties: {}, geometry: polygon }), null, 'WGS84'],
    ['heights', JSON.stringify({ type: 'Polygon', coordinates: [ring.map((one) => [...one, 5])] }), null, 'WGS84'],
    ['GCJ-02', JSON.stringify({ ...polygon, crs: { type: 'name', properties: { name: 'GCJ-02' } } }), 'GCJ02', 'GCJ02'],
    ['BD-09', JSON.stringify({ ...polygon, crs: { type: 'name', properties: { name: 'BD09' } } }), 'BD09', 'BD09'],
    [
      'CGCS2000',
      JSON.stringify({ ...polygon, crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::4490' } } }),
      'WGS84',
      'WGS84',
    ],
    [
      'CRS84',
      JSON.stringify({ ...polygon, crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:OGC:1.3:CRS84' } } }),
      'WGS84',
      'WGS84',
    ],
    ['WKT', `POLYGON ((${wkt}))`, null, 'WGS84'],
    ['WKT over lines', `polygon z\n((${wkt.replaceAll(', ', ' 3,\n')}))`, null, 'WGS84'],
    ['EWKT', `SRID=4326;POLYGON((${wkt}))`, 'WGS84', 'WGS84'],
    ['KML', kml(placemark('甲', square)), 'WGS84', 'WGS84'],
    ['KML with prefixes', kml(placemark('甲', square)).replaceAll(/<(\/?)(?=[A-Za-z])/g, '<$1k:'), 'WGS84', 'WGS84'],
    ['a path of a map service', square.replaceAll(' ', ';'), null, 'GCJ02'],
    ['lines of positions', square.replaceAll(' ', '\n'), null, 'WGS84'],
    ['full-width signs', '１１８．６２，３０．１１；118.624,30.11；118.624,30.114;118.62 30.114', null, 'GCJ02'],
    ['arrays', JSON.stringify(ring), null, 'GCJ02'],
    ['objects', JSON.stringify(ring.map(([lng, lat]) => ({ lng, lat }))), null, 'GCJ02'],
  ])('%s', (_, text, system, expected) => {
    const { found, ...rest } = read(text);
    expect(together(fitting(found, 'Polygon'))).toEqual(polygon);
    expect(rest).toEqual({ system, expected });
  });

  it('several parts and holes', () => {
    expect(read('MULTIPOLYGON (((0 0,4 0,4 4,0 0),(1 1,2 1,2 2,1 1)),((9 9,10 9,10 10,9 9)))').found).toMatchObject([
      { geometry: { type: 'MultiPolygon', coordinates: [{ length: 2 }, { length: 1 }] } },
    ]);
  });

  it('areas by name, each and all', () => {
    const { found } = read(kml(placemark('甲村', square) + placemark('乙村', square)));
    expect(found.map(({ name }) => name)).toEqual(['甲村', '乙村']);
    expect(together(found)).toMatchObject({ type: 'MultiPolygon', coordinates: [[ring], [ring]] });
    expect(together(found.slice(1))).toEqual(polygon);
    expect(fitting(found, 'LineString')).toEqual([]);
  });

  it('lines by name', () => {
    const { found } = read(lines);
    expect(fitting(found, 'LineString').map(({ name }) => name)).toEqual(['南段', '北段']);
    expect(fitting(found, 'Polygon')).toEqual([]);
  });
});

describe('a text is refused', () => {
  it.each<[string, string, object]>([
    ['of no kind', 'hello\nworld', { kind: 'format', line: 1 }],
    ['with a bad line', '118,30\n119,30\nabc', { kind: 'position', line: 3 }],
    ['with one number', '118,30\n119', { kind: 'position', line: 2 }],
    ['with latitude first', '118,30\n30,118', { kind: 'bounds', line: 2 }],
    ['counted in metres', '40512345.1,3333333.2', { kind: 'bounds', line: 1 }],
    ['as broken JSON', '{"type":\n"Polygon",\n"coordinates":[[}', { kind: 'json', line: 3 }],
    ['with a bad position', '{"type":"Polygon","coordinates":[[[200,1]]]}', { kind: 'shape', item: 1 }],
    ['with points alone', '{"type":"Point","coordinates":[1,2]}', { kind: 'empty' }],
    ['as broken WKT', 'POLYGON ((1 1,\n2 a))', { kind: 'wkt', line: 2 }],
    ['as WKT with more', 'LINESTRING (1 1, 2 2) x', { kind: 'wkt', line: 1 }],
    ['as WKT of points', 'POINT (1 2)', { kind: 'wkt', line: 1 }],
    ['as another XML', '<html>\n</html>', { kind: 'kml', line: 1 }],
    ['as unclosed KML', '<kml>\n<Placemark>\n', { kind: 'kml', line: 2 }],
    [
      'as KML with bad positions',
      '<kml>\n<LineString><coordinates>1,2 3,b</coordinates></LineString></kml>',
      { kind: 'position', line: 2 },
    ],
    [
      'in another system',
      JSON.stringify({ ...polygon, crs: { type: 'name', properties: { name: 'EPSG:4547' } } }),
      { kind: 'system', name: 'EPSG:4547' },
    ],
    ['in another zone', `SRID=3857;POLYGON((${wkt}))`, { kind: 'system', name: 'EPSG:3857' }],
  ])('%s', (_, text, fault) => expect(readText(text)).toEqual({ fault }));
});

const times = (count: number, text: string) => Array.from({ length: count }, () => text);
it.each<[string, string]>([
  ['tags that are not closed', times(1500, '<point n="0">').join('\n')],
  ['tags in KML', `<kml>${times(50_000, '<Polygon>').join('\n')}`],
  ['opening brackets', `POLYGON ${'('.repeat(500_000)}`],
  ['digits', '1'.repeat(500_000)],
  ['blanks', `118${' '.repeat(500_000)}x`],
  ['words', times(100_000, 'abc').join('\n')],
  ['JSON brackets', '['.repeat(100_000)],
  ['nested arrays', `${'['.repeat(2000)}${']'.repeat(2000)}`],
  ['positions', times(20_000, '118.62,30.11').join(';')],
  ['WKT', `LINESTRING(${times(20_000, '118.62 30.11').join(',')})`],
])('reads or refuses %s in less than 200 ms', (_, text) => {
  const runs = Array.from({ length: 5 }, () => processorMs(() => readText(text))).sort((a, b) => a - b);
  expect(runs[2]).toBeLessThan(200);
});
