import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Condition, type Placeholder, ScopeFault, parseScope } from './grammar.ts';

const test = (
  field: string,
  at: number,
  operator: '=' | '<>' | 'in',
  operand: { values: string[] } | { placeholder: Placeholder },
): Condition => ({ kind: 'test', field, at, operator, operand });

describe('a condition', () => {
  it('is one test, or several that are joined', () => {
    expect(parseScope('createDept = {dept}')).toEqual(test('createDept', 1, '=', { placeholder: 'dept' }));
    expect(parseScope("griddingId in {myGrids} and status <> '0'")).toEqual({
      kind: 'all',
      parts: [test('griddingId', 1, 'in', { placeholder: 'myGrids' }), test('status', 29, '<>', { values: ['0'] })],
    });
  });

  it('binds and before or, unless parentheses say otherwise', () => {
    const [a, b, c] = ['1', '2', '3'].map((value, i) => test('abc'[i] ?? '', 0, '=', { values: [value] }));
    const placeless = (condition: Condition): unknown =>
      condition.kind === 'test' ? { ...condition, at: 0 } : { ...condition, parts: condition.parts.map(placeless) };
    expect(placeless(parseScope('a = 1 or b = 2 AND c = 3'))).toEqual({
      kind: 'any',
      parts: [a, { kind: 'all', parts: [b, c] }],
    });
    expect(placeless(parseScope('(a = 1 or b = 2) and c = 3'))).toEqual({
      kind: 'all',
      parts: [{ kind: 'any', parts: [a, b] }, c],
    });
  });

  it('takes lists, numbers and texts with quotes', () => {
    expect(parseScope("a in ('x', -3.5, 'it''s', '')")).toEqual(
      test('a', 1, 'in', { values: ['x', '-3.5', "it's", ''] }),
    );
  });
});

const faultOf = (text: string): unknown => {
  try {
    parseScope(text);
    return null;
  } catch (error) {
    return error;
  }
};

describe('a condition that is none', () => {
  it.each([
    ['', 1, '字段名'],
    ['a', 2, '=、<> 或 in'],
    ['a = ', 5, '单引号'],
    ['a = b', 5, '单引号'],
    ['a = {nobody}', 5, '{user}'],
    ['a = 1 and', 10, '字段名'],
    ['a = 1 b = 2', 7, 'and 或 or'],
    ['(a = 1', 7, '“)”'],
    ["a = '1", 5, '不认识'],
    ['a = 1; drop table x', 6, '不认识'],
    ['a = 1 -- x', 7, '不认识'],
    ['1 = 1', 1, '字段名'],
    ['a like {user}', 3, '=、<> 或 in'],
    ['a in 1', 6, '括号'],
    ['a in ({user})', 7, '文本或数字'],
    ['a in (1', 8, '“)”'],
    ['a in ()', 7, '单引号'],
    ['a.b = 1', 2, '不认识'],
    ['"a" = 1', 1, '不认识'],
    ['a = (select 1)', 5, '单引号'],
    [`${'('.repeat(12)}a = 1${')'.repeat(12)}`, 12, '10 层'],
    [Array.from({ length: 51 }, () => 'a = 1').join(' or '), 451, '50 个'],
  ])('%s is refused at its place', (text, at, word) => {
    const fault = faultOf(text);
    expect(fault).toBeInstanceOf(ScopeFault);
    expect(fault).toMatchObject({ at, message: expect.stringContaining(word) as string });
  });

  it('never fails in another way', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(..."a and or in ( ) = <> , {user} {x} 't' ' 1 ; -- \" \\ 字".split(' '), ' ')),
        (parts) => {
          const fault = faultOf(parts.join(' '));
          expect(fault === null || fault instanceof ScopeFault).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});
