import { expect, it } from 'vitest';
import { hearing, wordOf } from './noise.ts';

const state = '{"type":"state","hasSound":true,"hasPicture":false}';

it('understands what the room can do something with', () => {
  expect(wordOf(state)).toEqual({ type: 'state', hasSound: true, hasPicture: false });
  expect(wordOf('{"type":"signal","to":"7","data":{"candidate":null}}')).toMatchObject({ to: '7' });
  for (const text of ['', '{', 'null', '[]', '{"type":"signal","to":7,"data":{}}', '{"type":"state"}', '{"type":"x"}'])
    expect([text, wordOf(text)]).toEqual([text, null]);
});

it('closes for who says forty things that cannot be understood', () => {
  const hear = hearing(() => 0);
  expect(Array.from({ length: 39 }, () => hear('?')).every((heard) => heard === null)).toBe(true);
  expect([hear('?'), hear(state)]).toEqual(['closed', 'closed']);
});

it('takes a crowd of words at once, then fifty a second', () => {
  let at = 0;
  const hear = hearing(() => at);
  expect(Array.from({ length: 300 }, () => hear(state)).every((heard) => typeof heard === 'object')).toBe(true);
  expect(hear(state)).toBeNull();
  at = 1000;
  const later = Array.from({ length: 52 }, () => hear(state));
  expect(later.filter((heard) => heard !== null).length).toBe(49);
});
