import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outline, Position } from './Outline.ts';
import { outlineFault } from './outlineFault.ts';

type Point = [number, number];

const closed = (points: readonly Point[]): Point[] => [...points, points[0] ?? [0, 0]];
const box = (west: number, south: number, east = west + 1, north = south + 1): Point[] =>
  closed([
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ]);

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

/** Whether a point lies on a stretch. */
const isOn = ([x, y]: Point, [a, b]: [Point, Point]): boolean =>
  (b[0] - a[0]) * (y - a[1]) === (b[1] - a[1]) * (x - a[0]) &&
  Math.min(a[0], b[0]) <= x &&
  x <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= y &&
  y <= Math.max(a[1], b[1]);

/** Every pair of edges of a ring compared. */
function crossesPlainly(ring: readonly Point[]): boolean {
  const points = ring.filter((point, at) => at > 0 && String(point) !== String(ring[at - 1]));
  const edges = points.map((point, at): [Point, Point] => [points.at(at - 1) ?? point, point]);
  const side = ([a, b]: [Point, Point], [x, y]: Point) =>
    Math.sign((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]));
  return edges.some((one, at) =>
    edges.slice(at + 1).some((other, beyond) => {
      const isNext = beyond === 0 || (at === 0 && beyond === edges.length - 2);
      const corner = beyond === 0 ? one[1] : one[0];
      const touching = [
        ...one.filter((point) => isOn(point, other)),
        ...other.filter((point) => isOn(point, one)),
      ].filter((point) => !isNext || String(point) !== String(corner));
      const isAcross = side(one, other[0]) * side(one, other[1]) < 0 && side(other, one[0]) * side(other, one[1]) < 0;
      return touching.length > 0 || isAcross;
    }),
  );
}

/** Whether a point is inside of a ring (1), on it (0), or outside (-1), within what rounding may do. */
function standing(point: Point, ring: readonly Point[]): number {
  const [x, y] = point;
  let isIn = false;
  for (const [at, [x1, y1]] of ring.slice(0, -1).entries()) {
    const [x2, y2] = ring[at + 1] ?? [0, 0];
    const share = Math.max(
      0,
      Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / ((x2 - x1) ** 2 + (y2 - y1) ** 2)),
    );
    if (Math.hypot(x1 + share * (x2 - x1) - x, y1 + share * (y2 - y1) - y) < 1e-9) return 0;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isIn = !isIn;
  }
  return isIn ? 1 : -1;
}

/** Where the pieces lie into which another ring cuts the border of a ring, by the middles of the pieces. */
function standings(ring: readonly Point[], other: readonly Point[]): Set<number> {
  const middles = ring.slice(0, -1).flatMap(([x1, y1], at) => {
    const [x2, y2] = ring[at + 1] ?? [0, 0];
    const cuts = other.slice(0, -1).flatMap(([a1, b1], place) => {
      const [a2, b2] = other[place + 1] ?? [0, 0];
      const [dx, dy, ex, ey] = [x2 - x1, y2 - y1, a2 - a1, b2 - b1];
      const across = dx * ey - dy * ex;
      const onto = ([a, b]: Point) => ((a - x1) * dx + (b - y1) * dy) / (dx * dx + dy * dy);
      return across === 0 ? [onto([a1, b1]), onto([a2, b2])] : [((a1 - x1) * ey - (b1 - y1) * ex) / across];
    });
    const shares = [0, 1, ...cuts.filter((cut) => cut > 0 && cut < 1)].sort((a, b) => a - b);
    return shares.slice(1).flatMap((share, before): Point[] => {
      const middle = (share + (shares[before] ?? 0)) / 2;
      return share - (shares[before] ?? 0) < 1e-9 ? [] : [[x1 + middle * (x2 - x1), y1 + middle * (y2 - y1)]];
    });
  });
  return new Set(middles.map((point) => standing(point, other)));
}

/** Whether two rings have ground in common: a piece of a border lies in the other one, or both are the same. */
function overlapPlainly(one: readonly Point[], other: readonly Point[]): boolean {
  const [own, others] = [standings(one, other), standings(other, one)];
  return own.has(1) || others.has(1) || (own.size === 1 && own.has(0));
}

const fixed = { seed: 20_261_128, numRuns: 2000 };
/** Places that a number holds exactly, so that touching is touching. */
const exact = (max: number) => fc.tuple(fc.integer({ min: 0, max }), fc.integer({ min: 0, max }));
const starShaped = (most: number) =>
  fc.array(fc.double({ min: 0.2, max: 1, noNaN: true }), { minLength: 3, maxLength: most }).map((radii) =>
    closed(
      radii.map((radius, at): Point => {
        const angle = (at / radii.length) * 2 * Math.PI;
        return [118 + radius * Math.cos(angle), 30 + radius * Math.sin(angle)];
      }),
    ),
  );

describe('judged as every pair of edges would be', () => {
  it('takes simple rings of up to 60 vertices', () => {
    fc.assert(
      fc.property(starShaped(60), (ring) => {
        expect(outlineFault([[ring]])).toBeNull();
        expect(crossesPlainly(ring)).toBe(false);
      }),
      fixed,
    );
  });

  it('refuses those of which two vertices changed places', () => {
    fc.assert(
      fc.property(starShaped(60), fc.nat(), fc.nat(), (ring, from, to) => {
        const points = ring.slice(1);
        const [a, b] = [from % points.length, to % points.length];
        const swapped = closed(points.map((point, at) => points[at === a ? b : at === b ? a : at] ?? point));
        expect(outlineFault([[swapped]]) !== null).toBe(crossesPlainly(swapped));
      }),
      fixed,
    );
  });

  it.each([3, 6, 40])('agrees on rings that touch, fold and cross within %i columns', (columns) => {
    fc.assert(
      fc.property(fc.array(exact(columns), { minLength: 3, maxLength: columns === 40 ? 60 : 9 }), (points) => {
        const ring = closed(points);
        expect(outlineFault([[ring]]) !== null).toBe(new Set(points.map(String)).size < 3 || crossesPlainly(ring));
      }),
      fixed,
    );
  });

  it('agrees on holes and parts that touch, cross and lie in each other', () => {
    const simple = fc
      .array(exact(6), { minLength: 3, maxLength: 6 })
      .map(closed)
      .filter((ring) => outlineFault([[ring]]) === null);
    fc.assert(
      fc.property(simple, simple, (one, other) => {
        expect(outlineFault([[one], [other]]) !== null).toBe(overlapPlainly(one, other));
        expect(outlineFault([[one, other]]) !== null).toBe(standings(other, one).has(-1));
      }),
      fixed,
    );
  });
});

const COUNT = 20_000;
const round = (radiusOf: (at: number) => number, turns = 1): Point[] =>
  Array.from({ length: COUNT }, (_, at): Point => {
    const [angle, radius] = [(at / COUNT) * 2 * Math.PI * turns, radiusOf(at)];
    return [118 + radius * Math.cos(angle), 30 + radius * Math.sin(angle)];
  });
const along = (pointOf: (at: number) => Point): Point[] => Array.from({ length: COUNT }, (_, at) => pointOf(at));
const half = COUNT / 2;
const spiral = [
  ...round((at) => 0.01 + at / COUNT / 10, 40).filter((_, at) => at % 2 === 0),
  ...round((at) => 0.0101 + at / COUNT / 10, 40)
    .filter((_, at) => at % 2 === 0)
    .toReversed(),
];
const shapes: [string, Outline, string | null][] = [
  ['a circle', [[closed(round(() => 0.1))]], null],
  ['a star', [[closed(round((at) => (at % 2 === 0 ? 0.1 : 0.0001)))]], null],
  ['a star through its middle', [[closed(round((at) => (at % 2 === 0 ? 0.1 : 0)))]], 'crossed'],
  [
    'a comb',
    [[closed([...along((at) => [118 + at * 1e-6, at % 2 === 0 ? 30.05 : 30]), [118.02, 29.9], [117.9, 29.9]])]],
    null,
  ],
  [
    'a comb that lies',
    [[closed([...along((at) => [at % 2 === 0 ? 118.05 : 118, 30 + at * 1e-6]), [117.9, 30.02], [117.9, 29.9]])]],
    null,
  ],
  [
    'a slanting comb',
    [
      [
        closed([
          ...along((at) => [118 + at * 1e-6 + (at % 2) * 0.05, 30 - at * 1e-6 + (at % 2) * 0.05]),
          [118.2, 29.9],
          [117.9, 29.9],
        ]),
      ],
    ],
    null,
  ],
  ['a spiral', [[closed(spiral)]], null],
  ['a line', [[closed(along((at) => [118 + at * 1e-6, 30]))]], 'crossed'],
  ['one vertex over and over', [[closed(along(() => [118, 30]))]], 'tooFew'],
  ['each vertex twice', [[closed(round(() => 0.1).map((_, at, all) => all[at - (at % 2)] ?? [0, 0]))]], null],
  [
    'a way there and back',
    [[closed(along((at) => [118 + (at < half ? at : COUNT - at) * 1e-6, 30.1 + (at % 7) * 1e-4]))]],
    'crossed',
  ],
  [
    'parts that overlap by a hair',
    Array.from({ length: COUNT / 4 }, (_, at) => [box(118 + (at % 70) * (1 - 1e-8), 10 + Math.floor(at / 70))]),
    null,
  ],
  [
    'parts side by side',
    Array.from({ length: COUNT / 4 }, (_, at) => [box(118 + (at % 70), Math.floor(at / 70))]),
    null,
  ],
  ['one part over and over', Array.from({ length: COUNT / 4 }, () => [box(118, 30)]), 'partsOverlap'],
  [
    'a hole beside each hole',
    [
      [
        box(117, 29, 190, 109),
        ...Array.from({ length: COUNT / 4 - 1 }, (_, at) => box(118 + (at % 70), 30 + Math.floor(at / 70))),
      ],
    ],
    null,
  ],
];

it.each(shapes)('judges 20,000 vertices of %s in less than 200 ms', (_, outline, kind) => {
  const judge = () => {
    const from = process.threadCpuUsage().user;
    const fault = outlineFault(outline);
    return { took: (process.threadCpuUsage().user - from) / 1000, fault };
  };
  const runs = Array.from({ length: 5 }, judge).sort((a, b) => a.took - b.took);
  expect(runs[2]?.fault?.kind ?? null).toBe(kind);
  expect(runs[2]?.took).toBeLessThan(200);
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
