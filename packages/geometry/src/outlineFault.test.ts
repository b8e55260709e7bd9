import { describe, expect, it } from 'vitest';
import type { Outline, Position } from './Outline.ts';
import { box, closed, type Point } from './fixtures/rings.ts';
import { outlineFault } from './outlineFault.ts';

describe('a ring', () => {
  it.each<[string, Point[]]>([
    ['in both directions', box(0, 0).toReversed()],
    ['with repeated vertices', box(0, 0).flatMap((one) => [one, one])],
    [
      'with vertices in a line',
      closed([
        [0, 0],
        [1, 0],
        [2, 0],
        [2, 2],
        [0, 2],
        [0, 1],
      ]),
    ],
  ])('is right %s', (_, ring) => expect(outlineFault([[ring]])).toBeNull());

  it.each<[string, Point[], Point]>([
    [
      'crosses itself',
      closed([
        [0, 0],
        [2, 2],
        [2, 0],
        [0, 2],
      ]),
      [1, 1],
    ],
    [
      'touches itself in a vertex',
      closed([
        [0, 0],
        [2, 0],
        [1, 1],
        [2, 2],
        [0, 2],
        [1, 1],
      ]),
      [1, 1],
    ],
    [
      'touches itself with a vertex on an edge',
      closed([
        [0, 0],
        [4, 0],
        [4, 2],
        [2, 0],
        [0, 2],
      ]),
      [2, 0],
    ],
    [
      'goes back on itself',
      closed([
        [0, 0],
        [2, 0],
        [2, 2],
        [2, 3],
        [2, 2],
        [0, 2],
      ]),
      [2, 2],
    ],
    [
      'runs along itself',
      closed([
        [0, 0],
        [4, 0],
        [4, 2],
        [3, 0],
        [1, 0],
        [0, 2],
      ]),
      [1, 0],
    ],
    [
      'lies in a line',
      closed([
        [0, 0],
        [1, 1],
        [2, 2],
      ]),
      [0, 0],
    ],
  ])('%s', (_, ring, at) =>
    expect(outlineFault([[ring]])).toEqual({ kind: 'crossed', ring: { part: 0, hole: 0 }, at }),
  );

  it('needs three different vertices', () => {
    expect(
      outlineFault([
        [box(0, 0)],
        [
          closed([
            [5, 5],
            [6, 6],
            [6, 6],
          ]),
        ],
      ]),
    ).toEqual({
      kind: 'tooFew',
      ring: { part: 1, hole: 0 },
    });
  });
});

describe('rings of an area', () => {
  const outer = box(0, 0, 10, 10);

  it.each<[string, Outline]>([
    ['holes within the outer border', [[outer, box(1, 1), box(3, 3)]]],
    [
      'a hole that touches the outer border',
      [
        [
          outer,
          closed([
            [0, 5],
            [2, 4],
            [2, 6],
          ]),
        ],
      ],
    ],
    ['holes and parts with a common border', [[outer, box(1, 1), box(2, 1)], [box(10, 0, 11, 10)]]],
    ['a part in a hole of another one, and filling it', [[outer, box(1, 1, 5, 5)], [box(2, 2)], [box(20, 20)]]],
    ['a part that fills a hole', [[outer, box(1, 1, 5, 5)], [box(1, 1, 5, 5)]]],
    ['borders that overlap by a centimetre', [[outer], [box(10 - 1e-7, 0, 11, 5)]]],
    [
      'a border that meets vertices of another one',
      [
        [outer],
        [
          closed([
            [10, 0],
            [12, 5],
            [10, 9],
            [10 - 1e-8, 4],
          ]),
        ],
      ],
    ],
  ])('may be %s', (_, outline) => expect(outlineFault(outline)).toBeNull());

  it.each<[string, Outline, object]>([
    ['a hole crosses its border', [[outer, box(9, 4, 11, 5)]], { kind: 'holeOutside', ring: { part: 0, hole: 1 } }],
    ['a hole is outside', [[outer, box(1, 1), box(12, 4)]], { kind: 'holeOutside', ring: { part: 0, hole: 2 } }],
    ['a hole begins before its border', [[outer, box(-5, 4)]], { kind: 'holeOutside', at: [-5, 4] }],
    ['a hole is around its border', [[box(3, 3), box(0, 0, 9, 9)]], { kind: 'holeOutside' }],
    [
      'a hole lies in another part',
      [[outer, box(21, 1)], [box(20, 0, 25, 5)]],
      { kind: 'partsOverlap', ring: { part: 0, hole: 1 }, other: { part: 1, hole: 0 } },
    ],
    [
      'holes cross',
      [[outer, box(1, 1, 4, 4), box(3, 3, 6, 6)]],
      { kind: 'holesOverlap', ring: { part: 0, hole: 1 }, other: { part: 0, hole: 2 } },
    ],
    ['a hole lies in a hole', [[outer, box(1, 1, 5, 5), box(2, 2)]], { kind: 'holesOverlap', at: [2, 2] }],
    [
      'parts cross',
      [[box(0, 0)], [box(5, 5)], [box(0.5, 0.5)]],
      { kind: 'partsOverlap', ring: { part: 0 }, other: { part: 2 } },
    ],
    ['a part lies in another one', [[outer], [box(3, 3)]], { kind: 'partsOverlap', at: [3, 3] }],
    ['a part is there twice', [[outer], [outer]], { kind: 'partsOverlap' }],
    [
      'a border goes through a vertex of another one',
      [
        [outer],
        [
          closed([
            [5, 5],
            [10, 10],
            [5, 12],
          ]),
        ],
      ],
      { kind: 'partsOverlap' },
    ],
    ['a part leaves the hole that it is in', [[outer, box(1, 1)], [box(1.5, 1.5)]], { kind: 'partsOverlap' }],
  ])('are refused where %s', (_, outline, fault) => expect(outlineFault(outline)).toMatchObject(fault));
});

it('names a place that lies on the fault', () => {
  const ring: Position[] = closed([
    [118, 30],
    [118.1, 30.1],
    [118.1, 30],
    [118, 30.1],
  ]);
  const fault = outlineFault([[ring]]);
  expect(fault !== null && 'at' in fault && fault.at.map((part) => part.toFixed(6))).toEqual([
    '118.050000',
    '30.050000',
  ]);
});
