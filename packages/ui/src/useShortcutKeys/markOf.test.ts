import { expect, test } from 'vitest';
import { markOf } from './markOf.ts';

const pressed = (code: string, others: Partial<Parameters<typeof markOf>[0]> = {}) =>
  markOf({ code, altKey: true, ctrlKey: false, metaKey: false, shiftKey: false, isComposing: false, ...others });

test('shortcuts are known by the place of the key', () =>
  expect(['KeyN', 'Slash', 'ArrowDown', 'ArrowUp', 'KeyM'].map((code) => pressed(code))).toEqual([
    'add',
    'search',
    'next',
    'previous',
    undefined,
  ]));

test('single keys, AltGr and keys of an input method are none', () => {
  for (const other of [{ altKey: false }, { ctrlKey: true }, { metaKey: true }, { isComposing: true }])
    expect(pressed('KeyN', other)).toBeUndefined();
});
