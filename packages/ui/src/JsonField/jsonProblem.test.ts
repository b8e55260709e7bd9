import { expect, test } from 'vitest';
import { jsonProblem } from './jsonProblem.ts';

test.each(['', '  ', '{}', '[]', '{"a":[1,-2.5e3,true,null,{"b":"\\u00e9\\n"}]}', ' "x" ', '[[],{}]'])(
  '%j is JSON',
  (text) => expect(jsonProblem(text)).toBeNull(),
);

test.each([
  ['{\n  "a": 1,\n}', 3, 1, '}'],
  ['{\n  a: 1\n}', 2, 3, 'a'],
  ['{"a" 1}', 1, 6, '1'],
  ['[1 2]', 1, 4, '2'],
  ['{"a":1', 1, 7, ''],
  ["{'a':1}", 1, 2, "'"],
  ['01', 1, 2, '1'],
  ['{} x', 1, 4, 'x'],
  ['{"a":“b”}', 1, 6, '“'],
])('%j stops at line %i column %i', (text, line, column, found) => {
  expect(jsonProblem(text)).toMatchObject({ line, column, found });
  expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
});
