import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asksDecision, type Condition, readCondition, type Rule, typedValue, writeCondition } from './conditions.ts';
import { ExpressionError } from './ExpressionError.ts';
import { evaluate } from './evaluate.ts';
import { evaluateCondition, isValidTemplate, readExpression, templateVariables } from './template.ts';

const rule = (variable: string, sign: Rule['sign'], value: Rule['value'] = ''): Rule => ({ variable, sign, value });

describe('conditions', () => {
  it.each<readonly [string, Condition]>([
    ['', { kind: 'none' }],
    ['${pass}', { kind: 'rules', isAny: false, rules: [rule('pass', 'true')] }],
    ['#{!pass}', { kind: 'rules', isAny: false, rules: [rule('pass', 'false')] }],
    ["${flag == 'ok'}", { kind: 'rules', isAny: false, rules: [rule('flag', '==', 'ok')] }],
    ['${days gt 3 and pass}', { kind: 'rules', isAny: false, rules: [rule('days', '>', 3), rule('pass', 'true')] }],
    [
      '${days > 3 || days < -1 || empty form.reason}',
      {
        kind: 'rules',
        isAny: true,
        rules: [rule('days', '>', 3), rule('days', '<', -1), rule('form.reason', 'empty')],
      },
    ],
    ['${not empty name}', { kind: 'rules', isAny: false, rules: [rule('name', 'filled')] }],
    ['${a && (b || c)}', { kind: 'raw', text: '${a && (b || c)}' }],
    ['${days + 1 > 3}', { kind: 'raw', text: '${days + 1 > 3}' }],
    ['days > 3', { kind: 'raw', text: 'days > 3' }],
    ['${a = 1}', { kind: 'raw', text: '${a = 1}' }],
  ])('reads %s', (text, condition) => expect(readCondition(text)).toEqual(condition));

  it('reads what it has written', () => {
    const value = fc.oneof(
      fc.integer({ min: -1e6, max: 1e6 }),
      fc.boolean(),
      fc.string({ maxLength: 12 }).map((text) => text.replaceAll(/[{}]/g, '')),
    );
    const name = fc.constantFrom('pass', 'days', 'form.days', '金额', 'a_1');
    const compared = fc.record({
      variable: name,
      sign: fc.constantFrom<Rule['sign']>('==', '!=', '>', '>=', '<', '<='),
      value,
    });
    const requested = fc.record({
      variable: name,
      sign: fc.constantFrom<Rule['sign']>('true', 'false', 'empty', 'filled'),
      value: fc.constant<Rule['value']>(''),
    });
    fc.assert(
      fc.property(
        fc.array(fc.oneof(compared, requested), { minLength: 1, maxLength: 5 }),
        fc.boolean(),
        (rules, isAny) => {
          const condition: Condition = { kind: 'rules', isAny: isAny && rules.length > 1, rules };
          expect(readCondition(writeCondition(condition))).toEqual(condition);
        },
      ),
    );
  });

  it('leaves out rules without a variable, and keeps what it cannot say', () => {
    expect(writeCondition({ kind: 'rules', isAny: false, rules: [rule('', '==', 1), rule('a b', 'true')] })).toBe('');
    expect(writeCondition({ kind: 'raw', text: ' ${a + b > c} ' })).toBe('${a + b > c}');
  });

  it('takes what is typed for what it means', () =>
    expect(['3', '-1.5', 'true', 'ok', '', '1a'].map(typedValue)).toEqual([3, -1.5, true, 'ok', '', '1a']));

  it('knows the decision of the last person', () =>
    expect(
      [
        rule('pass', 'true'),
        rule('flag', '==', 'ok'),
        rule('pass', 'false'),
        rule('flag', '!=', 'ok'),
        rule('days', 'true'),
      ].map(asksDecision),
    ).toEqual(['agreed', 'agreed', 'refused', 'refused', null]));
});

describe('expressions', () => {
  const sample = new Map<string, unknown>([
    ['pass', true],
    ['days', '5'],
    ['form', { kind: 'x' }],
    ['list', ['a', 'b']],
  ]);
  const value = (text: string) => {
    const node = readExpression(text);
    return node === null ? 'unreadable' : evaluate(node, sample);
  };

  it.each<readonly [string, unknown]>([
    ['${days > 3}', true],
    ['${1 + 2 * 3}', 7],
    ['${days eq 5 and pass}', true],
    ['${empty missing}', true],
    ["${form.kind == 'x' ? 'a' : 'b'}", 'a'],
    ['${list[1]}', 'b'],
    ['${list.size}', 2],
    ["${execution.hasVariable('no')}", false],
    ['${-days}', -5],
    ['${7 mod 4}', 3],
    ['${this.x}', 'unreadable'],
    ['${form.toString()}', 'unreadable'],
    ['${a; b}', 'unreadable'],
    ['${(a}', 'unreadable'],
    ['pass', 'unreadable'],
  ])('%s is %j', (text, expected) => expect(value(text)).toEqual(expected));

  it('say which variable has no value', () => {
    expect(() => value('${missing > 3}')).toThrow(new ExpressionError('noValue', 'missing'));
    expect(() => value('${1 / 0}')).toThrow(ExpressionError);
    const node = readExpression('${pass}');
    expect(node !== null && evaluateCondition(node, sample)).toBe(true);
  });

  it('name their variables and whether the server takes them', () => {
    expect(templateVariables("第 ${days} 天 ${pass && execution.getVariable('x') == days}")).toEqual([
      'days',
      'pass',
      'x',
    ]);
    expect(['', 'role:1', '${a}-${b}', '${a', '${a.b()}', 'x ${this}'].map(isValidTemplate)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
