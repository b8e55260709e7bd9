import { expect, it } from 'vitest';
import { isExhaustive } from './isExhaustive.ts';

it.each([
  [['${pass}', '${!pass}'], true],
  [["${flag == 'ok'}", "${flag != 'ok'}"], true],
  [['${pass == true}', '${!pass}'], true],
  [['${days > 3}', '${pass}', '${days <= 3}'], true],
  [['${empty note}', '${!(empty note)}'], true],
  [['${pass}', '${days > 3}'], false],
  [['${pass && days > 3}', '${!pass}'], false],
  [['${days > 3}', '${days < 3}'], false],
  [['${days > 3}', '${days <= 4}'], false],
  [['${pass}'], false],
  [['${pass}', 'return 1'], false],
])('%j leaves no case out: %s', (conditions, expected) => expect(isExhaustive(conditions)).toBe(expected));
