import { expect, it } from 'vitest';
import { readAnswer } from './readAnswer.ts';
import { numberOrNull, partOrNull } from './readPart.ts';

it('reads by a function what may be absent', () => {
  const own = { rate: numberOrNull, more: partOrNull<{ note: string }>({ note: '' }) };
  for (const nothing of [undefined, null, '', -1])
    expect(readAnswer({ rate: 'none', more: nothing }, own)).toEqual({ rate: null, more: null });
  expect(readAnswer({}, own)).toEqual({ rate: null, more: null });
  expect(readAnswer({ rate: '88.5', more: {} }, own)).toEqual({ rate: 88.5, more: { note: '' } });
});
