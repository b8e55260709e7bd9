import { expect, it } from 'vitest';
import { baseMapOf } from './baseMapOf.ts';

it('takes over what can be drawn, and nothing else', () => {
  const said = { name: '影像', kind: 'tiles', url: 'https://tiles.example/{z}/{x}/{y}.png', system: 'GCJ02' };
  expect(baseMapOf(said)).toEqual({ ...said, id: '影像', source: '', sensitivity: 'internal', zooms: [0, 18] });
  expect(
    baseMapOf({ ...said, approval: '浙S(2026)1号', sensitivity: 'public', minZoom: 5, maxZoom: 16 }),
  ).toMatchObject({
    approval: '浙S(2026)1号',
    sensitivity: 'public',
    zooms: [5, 16],
  });
  for (const wrong of [{ kind: 'wms' }, { system: 'Mars' }, { url: '' }, { name: '' }])
    expect(baseMapOf({ ...said, ...wrong })).toBeNull();
});
