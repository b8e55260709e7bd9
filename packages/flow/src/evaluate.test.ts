import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ExpressionError } from './ExpressionError.ts';
import { checkTemplate, evaluateTemplate } from './template.ts';

const scope = new Map<string, unknown>([
  ['pass', true],
  ['days', 5],
  ['text', '5'],
  ['name', '张三'],
  ['list', ['a', 'b']],
  ['form', { days: 2, reason: { kind: 'x' } }],
  ['none', null],
]);
const value = (source: string) => evaluateTemplate(`\${${source}}`, scope);

describe('expressions', () => {
  it.each<readonly [string, unknown]>([
    ['pass', true],
    ['!pass', false],
    ['not pass', false],
    ['days > 3', true],
    ['days gt 3 and pass', true],
    ['days le 3 or !pass', false],
    ['days == 5', true],
    ['days eq text', true],
    ["text == '5'", true],
    ['days != 5', false],
    ['text >= 5', true],
    ["name == '张三'", true],
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['7 mod 4', 3],
    ['7 div 2', 3.5],
    ['-days', -5],
    ['days > 3 ? "long" : "short"', 'long'],
    ['empty none', true],
    ['empty missing', true],
    ['empty list', false],
    ['not empty name', true],
    ['list[1]', 'b'],
    ['list[9]', null],
    ['list.size', 2],
    ['form.days', 2],
    ["form['reason'].kind", 'x'],
    ['form.constructorX', null],
    ["execution.getVariable('days')", 5],
    ["execution.hasVariable('no')", false],
    ["'a' < 'b'", true],
    ['none == null', true],
    ['true && false', false],
    ['1.5 + text', 6.5],
  ])('%s is %j', (source, expected) => expect(value(source)).toEqual(expected));

  it('fill in texts', () => expect(evaluateTemplate('第 ${days} 天，#{name}', scope)).toBe('第 5 天，张三'));

  it.each([
    'a = 1',
    'pass; pass',
    'this.x',
    'process.exit(1)',
    'form.constructor',
    "form['__proto__'].x()",
    'name.length()',
    'list.push(1)',
    'new Date()',
    'x => x',
    '`x`',
    'pass &',
    '(pass',
    'a.b.c()',
    'execution.getEngineServices()',
    '',
    '1 +',
    "'open",
  ])('refuse %s', (source) => expect(() => checkTemplate(`\${${source}}`)).toThrow(ExpressionError));

  it('know no value where there is none, and nothing of the language below', () => {
    expect(() => value('missing > 3')).toThrow(new ExpressionError('noValue', 'missing'));
    for (const name of ['toString', 'valueOf', 'hasOwnProperty', '__defineGetter__']) {
      expect(() => value(name)).toThrow(ExpressionError);
      expect(value(`form['${name}']`)).toBeNull();
      expect(value(`list['siz' == 'siz' ? 0 : 1]`)).toBe('a');
    }
    expect(value("form['const' == 'x' ? 'a' : 'days']")).toBe(2);
    expect(() => value('1 / 0')).toThrow(ExpressionError);
    expect(() => checkTemplate(`\${${'('.repeat(400)}1${')'.repeat(400)}}`)).toThrow(ExpressionError);
    expect(() => checkTemplate(`\${${'1+'.repeat(600)}1}`)).toThrow(ExpressionError);
  });

  it('are read or refused, whatever is written, and change nothing', () => {
    const words =
      'pass days form list . [ ] ( ) "a" 0 1 + - * / ? : && || ! == < empty constructor __proto__ execution ' +
      'getVariable , $ {';
    const piece = fc.constantFrom(...words.split(' '), ' ');
    const before = JSON.stringify([...scope]);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join('')),
          fc.string({ maxLength: 40 }),
        ),
        (source) => {
          try {
            const found = evaluateTemplate(`\${${source}}`, scope);
            return ['string', 'number', 'boolean', 'object'].includes(typeof found);
          } catch (error) {
            return error instanceof ExpressionError;
          }
        },
      ),
      { numRuns: 3000 },
    );
    expect(JSON.stringify([...scope])).toBe(before);
  });
});
