import { describe, expect, it } from 'vitest';
import { clearOf, dropOn, emptyWall, filledWith, putOn, readWall, resized, tourStop, writeWall } from './wallLayout.ts';

const two = putOn(putOn(emptyWall, '1'), '2');

describe('a wall of cameras', () => {
  it('puts cameras in free places, each once, and in the chosen one when it is full', () => {
    expect(two).toEqual({ size: 4, places: ['1', '2'], chosen: 1 });
    expect(putOn(two, '1')).toEqual({ ...two, chosen: 0 });
    const full = putOn(putOn(two, '3'), '4');
    expect(putOn({ ...full, chosen: 2 }, '5').places).toEqual(['1', '2', '5', '4']);
  });

  it('changes places by drag, and empties one', () => {
    expect(dropOn(two, '1', 1).places).toEqual(['2', '1']);
    expect(dropOn(two, '9', 3).places).toEqual(['1', '2', null, '9']);
    expect(clearOf(two, 0).places).toEqual([null, '2']);
  });

  it('keeps what a smaller size hides, and what was kept', () => {
    const small = resized(two, 1);
    expect([small.chosen, resized(small, 9).places]).toEqual([0, ['1', '2']]);
    expect(readWall(writeWall(two))).toEqual({ ...two, chosen: 0 });
    expect([readWall(''), readWall('{"size":5,"places":[]}'), readWall('null')]).toEqual([null, null, null]);
  });

  it('goes round a tour', () => {
    const tour = ['1', '2', '3', '4', '5'];
    expect(tourStop(emptyWall, tour, 0).places).toEqual(['1', '2', '3', '4']);
    expect(tourStop(emptyWall, tour, 1).places).toEqual(['5', '1', '2', '3']);
    expect(tourStop(emptyWall, ['1'], 3).places).toEqual(['1', null, null, null]);
  });
});

it('fills free places in order and leaves what stands there', () => {
  const wall = { ...emptyWall, places: [null, 'b'] };
  expect(filledWith(wall, ['a', 'b', 'c']).places).toEqual(['a', 'b', 'c', null]);
  expect(filledWith({ ...wall, size: 1 }, ['b', 'c']).places).toEqual(['c', 'b']);
  expect(filledWith(wall, ['a', 'c', 'd', 'e']).places).toEqual(['a', 'b', 'c', 'd']);
});
