import { describe, expect, it } from 'vitest';
import type { Geometry } from '../field.ts';
import { areaFaults, areaGaps, joinedArea, vertexCount } from './areaFaults.ts';
import { way } from './fixtures/way.ts';

const box = (west: number, south: number, east: number, north: number) =>
  ({
    type: 'Polygon',
    coordinates: [way(`${west},${south} ${east},${south} ${east},${north} ${west},${north} ${west},${south}`)],
  }) satisfies Geometry;
const named = (name: string, geometry: Geometry) => ({ name, geometry });
const alone = { whole: null, beside: [], parts: [] };

describe('faults of an area among others', () => {
  it('are none where areas share a border and fill the whole', () => {
    const whole = named('社区', box(113, 34, 113.2, 34.1));
    expect(
      areaFaults(box(113, 34, 113.1, 34.1), { whole, beside: [named('二', box(113.1, 34, 113.2, 34.1))], parts: [] }),
    ).toEqual([]);
  });

  it('name the neighbour that is covered, and where', () => {
    const beside = [named('远', box(114, 34, 114.1, 34.1)), named('二', box(113.08, 34, 113.2, 34.1))];
    const [fault, ...others] = areaFaults(box(113, 34, 113.1, 34.1), { ...alone, beside });
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ kind: 'overlap', name: '二' });
    expect(fault?.at[0]).toBeCloseTo(113.09, 6);
    expect(fault?.at[1]).toBeCloseTo(34.05, 6);
  });

  it('say where an area leaves the whole, and which part it leaves out', () => {
    const faults = areaFaults(box(113, 34, 113.2, 34.1), {
      ...alone,
      whole: named('镇', box(112.9, 34, 113.1, 34.1)),
      parts: [named('一', box(113, 34, 113.1, 34.1)), named('三', box(113.1, 34, 113.3, 34.1))],
    });
    expect(faults.map((fault) => [fault.kind, 'name' in fault && fault.name])).toEqual([
      ['outside', '镇'],
      ['leftOut', '三'],
    ]);
  });

  it('are none where a border crosses itself, which its reader tells', () => {
    const bow: Geometry = { type: 'Polygon', coordinates: [way('113,34 113.2,34.2 113.2,34 113,34.2 113,34')] };
    expect(areaFaults(bow, { ...alone, beside: [named('二', box(113, 34, 113.2, 34.1))] })).toEqual([]);
  });

  it('do not count slivers of borders drawn by hand', () => {
    const beside = [named('二', box(113.1 - 1e-9, 34, 113.2, 34.1))];
    expect(areaFaults(box(113, 34, 113.1, 34.1), { ...alone, beside })).toEqual([]);
  });

  it('take a hole for what it is', () => {
    const ring: Geometry = {
      type: 'Polygon',
      coordinates: [...box(113, 34, 113.3, 34.3).coordinates, ...box(113.1, 34.1, 113.2, 34.2).coordinates],
    };
    expect(areaFaults(ring, { ...alone, beside: [named('内', box(113.1, 34.1, 113.2, 34.2))] })).toEqual([]);
    expect(vertexCount(ring)).toBe(10);
  });

  it('are none for a line', () => {
    expect(areaFaults({ type: 'LineString', coordinates: [] }, alone)).toEqual([]);
  });
});

describe('gaps between areas', () => {
  const own = box(113, 34, 113.1, 34.1);
  const whole = named('社区', box(113, 34, 113.3, 34.1));

  it('are small ground beside the area that nobody has, with size and place', () => {
    const gaps = areaGaps(own, { whole, beside: [named('二', box(113.101, 34, 113.3, 34.1))] });
    expect(gaps).toHaveLength(1);
    expect(gaps[0]?.size).toBeCloseTo(1.03, 1);
    expect(gaps[0]?.at[0]).toBeCloseTo(113.1005, 6);
  });

  it('are not what is not drawn yet, nor borders that meet', () => {
    expect(areaGaps(own, { whole, beside: [] })).toEqual([]);
    expect(areaGaps(own, { whole, beside: [named('二', box(113.1, 34, 113.3, 34.1))] })).toEqual([]);
  });

  it('are ground that areas enclose, once', () => {
    const ring = [
      named('北', box(113, 34.101, 113.3, 34.2)),
      named('东', box(113.101, 33.9, 113.3, 34.101)),
      named('西', box(112.9, 33.9, 113, 34.2)),
      named('南', box(113, 33.9, 113.101, 34)),
    ];
    expect(areaGaps(own, { whole: null, beside: ring })).toHaveLength(1);
    expect(areaGaps(own, { whole: named('镇', box(112, 33, 114, 35)), beside: ring })).toHaveLength(1);
  });
});

describe('areas that are joined', () => {
  it('keep a part that lies apart', () => {
    const apart: Geometry = {
      type: 'MultiPolygon',
      coordinates: [box(113, 34, 113.1, 34.1).coordinates, box(114, 34, 114.1, 34.1).coordinates],
    };
    expect(joinedArea(apart, box(113.1, 34, 113.2, 34.1))).toMatchObject({
      type: 'MultiPolygon',
      coordinates: [{}, {}],
    });
    expect(joinedArea(apart, box(115, 34, 115.1, 34.1))).toBeNull();
  });

  it('are one along a common border, and none where they meet in a corner', () => {
    const own = box(113, 34, 113.1, 34.1);
    expect(joinedArea(own, box(113.1, 34, 113.2, 34.1))).toMatchObject({ type: 'Polygon' });
    expect(joinedArea(own, box(113.1, 34.1, 113.2, 34.2))).toBeNull();
  });
});
