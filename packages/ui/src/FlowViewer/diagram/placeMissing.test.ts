import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DiagramBox } from './diagram.ts';
import { type PartlyDrawn, missingBoxes, missingLines } from './placeMissing.ts';
import { points } from '../../fixtures/pairs.ts';

const node = (id: string, type = 'UserTask', parent = '', host = '') => ({ id, type, parent, host });
const edge = (id: string, from: string, to: string) => ({ id, from, to });
const box = (x: number, y: number, width = 100, height = 80): DiagramBox => ({ x, y, width, height });
const ofTwoPools: PartlyDrawn = {
  nodes: [node('s', 'StartEvent'), node('t'), node('u'), node('e', 'EndEvent')],
  edges: [edge('f1', 's', 't'), edge('f2', 't', 'u'), edge('f3', 'u', 'e')],
  boxes: new Map(Object.entries({ s: box(180, 162, 36, 36), t: box(300, 140), e: box(700, 162, 36, 36) })),
  lines: new Set(['f1']),
};

test('a node that is not drawn stands between its neighbours, and its lines lead from edge to edge', () => {
  const placed = missingBoxes(ofTwoPools);
  expect([...placed]).toEqual([['u', box(484, 140)]]);
  expect([...missingLines(ofTwoPools, new Map([...ofTwoPools.boxes, ...placed]))]).toEqual([
    ['f2', points('400,180 484,180')],
    ['f3', points('584,180 700,180')],
  ]);
});

test('a line that leads back goes below both nodes', () => {
  const back: PartlyDrawn = { ...ofTwoPools, edges: [edge('f4', 'e', 't')] };
  expect(missingLines(back, back.boxes).get('f4')).toEqual(points('718,198 718,240 350,240 350,220'));
});

test('a sub-process that is not drawn stands around what it holds, an event on the edge of its node', () => {
  const placed = missingBoxes({
    nodes: [node('sub', 'SubProcess'), node('a', 'UserTask', 'sub'), node('late', 'BoundaryEvent', '', 'sub')],
    edges: [],
    boxes: new Map([['a', box(100, 100)]]),
    lines: new Set(),
  });
  expect(placed.get('sub')).toEqual(box(60, 60, 180, 160));
  expect(placed.get('late')).toEqual(box(198, 202, 36, 36));
});

test('nothing that is placed lies on anything else', () => {
  const place = fc.integer({ min: 0, max: 600 });
  const drawn = fc.record({
    boxes: fc.array(fc.tuple(place, place), { minLength: 1, maxLength: 6 }),
    missing: fc.integer({ min: 1, max: 5 }),
    ends: fc.array(fc.tuple(fc.nat(10), fc.nat(10)), { maxLength: 8 }),
  });
  fc.assert(
    fc.property(drawn, ({ boxes, missing, ends }) => {
      const ids = Array.from({ length: boxes.length + missing }, (_, n) => `n${n}`);
      const idAt = (n: number) => ids[n % ids.length] ?? '';
      const graph: PartlyDrawn = {
        nodes: ids.map((id) => node(id)),
        edges: ends.map(([from, to], n) => edge(`f${n}`, idAt(from), idAt(to))),
        boxes: new Map(boxes.map(([x, y], n) => [`n${n}`, box(x, y)])),
        lines: new Set(),
      };
      const placed = missingBoxes(graph);
      expect([...placed.keys()].toSorted()).toEqual(ids.slice(boxes.length).toSorted());
      const all = [...graph.boxes, ...placed];
      const overlaps = [...placed].flatMap(([id, one]) =>
        all
          .filter(([other, two]) => other !== id && Math.abs(one.x - two.x) < 100 && Math.abs(one.y - two.y) < 80)
          .map(([other]) => `${id} on ${other}`),
      );
      expect(overlaps).toEqual([]);
    }),
  );
});
