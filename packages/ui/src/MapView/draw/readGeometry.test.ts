import { expect, test } from 'vitest';
import { readGeometry } from './readGeometry.ts';
import { pairs } from '../../fixtures/pairs.ts';

const ring = pairs('113,34 114,34 114,35 113,34');
const polygon = { type: 'Polygon', coordinates: [ring] };

test.each([
  ['GeoJSON', JSON.stringify(polygon)],
  ['a feature', JSON.stringify({ type: 'Feature', properties: {}, geometry: polygon })],
  ['a collection', JSON.stringify({ type: 'FeatureCollection', features: [{ type: 'Feature', geometry: polygon }] })],
  ['heights', JSON.stringify({ type: 'Polygon', coordinates: [ring.map((one) => [...one, 5])] })],
  ['WKT', 'POLYGON ((113 34, 114 34, 114 35, 113 34))'],
  ['EWKT', 'SRID=4326;polygon((113 34,114 34,114 35,113 34))'],
  [
    'KML',
    '<kml><Placemark><Polygon><outerBoundaryIs><LinearRing>' +
      '<coordinates>113,34,0 114,34,0 114,35,0 113,34,0</coordinates>' +
      '</LinearRing></outerBoundaryIs></Polygon></Placemark></kml>',
  ],
])('%s', (_, text) => expect(readGeometry(text)).toEqual(polygon));

test('lines, points, holes and several areas', () => {
  expect(readGeometry('LINESTRING (1 2, 3 4)')).toEqual({
    type: 'LineString',
    coordinates: pairs('1,2 3,4'),
  });
  expect(readGeometry('POINT (1 2)')).toEqual({ type: 'Point', coordinates: [1, 2] });
  expect(readGeometry('MULTIPOLYGON (((0 0,4 0,4 4,0 0),(1 1,2 1,2 2,1 1)),((9 9,10 9,10 10,9 9)))')).toMatchObject({
    coordinates: [{ length: 2 }, { length: 1 }],
  });
});

test.each(['', 'POLYGON', '{"type":"Polygon","coordinates":[[[200,1]]]}', '{', '<html></html>', 'POINT (a b)'])(
  '%j is none',
  (text) => expect(readGeometry(text)).toBeNull(),
);
