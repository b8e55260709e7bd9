import { expect, it } from 'vitest';
import { goingOf } from './goingOf.ts';

const member = (id: string, seenKept: number, seenCut: number) => ({ id, name: id, post: '2', seenKept, seenCut });

it('proposes whoever was seen more often in the new grid, unless it was chosen otherwise', () => {
  const members = [member('1', 1, 5), member('2', 5, 1), member('3', 0, 0), member('4', 2, 2)];
  expect(goingOf(members, new Map())).toEqual(['1']);
  expect(
    goingOf(
      members,
      new Map([
        ['1', false],
        ['3', true],
      ]),
    ),
  ).toEqual(['3']);
});
