import { expect, test } from 'vitest';
import { askPause } from './askPause.ts';

test('a panel asks at its own pace while it is answered', () => {
  expect(askPause(30_000, false, 900_000)).toBe(30_000);
});

test('pauses grow while it is not, up to ten minutes', () => {
  let age = 0;
  const pauses = [];
  for (let turn = 0; turn < 7; turn += 1) {
    const pause = askPause(30_000, true, age);
    pauses.push(pause / 1000);
    age += pause;
  }
  expect(pauses).toEqual([30, 30, 60, 120, 240, 480, 600]);
});
