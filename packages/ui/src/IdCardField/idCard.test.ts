import { expect, test } from 'vitest';
import { checkCharacter, cleanIdCard, idCardFacts, idCardProblem, maskIdCard } from './idCard.ts';

const TODAY = '2026-11-20';

test('the examples of GB 11643', () => {
  expect(checkCharacter('11010519491231002')).toBe('X');
  expect(checkCharacter('44052418800101001')).toBe('4');
});

test.each([
  ['', null],
  ['11010519491231002X', null],
  ['440524188001010014', null],
  ['110***********002X', null],
  ['110105194912310021', 'checksum'],
  ['110105194912300210', 'checksum'],
  ['110105194902310028', 'birthday'],
  ['110105203012310025', 'birthday'],
  ['11010519491231', 'length'],
  ['110105491231002', 'length'],
  ['1101051949123X002X', 'characters'],
  ['身份证', 'characters'],
])('%j is %j', (number, problem) => expect(idCardProblem(number, TODAY)).toBe(problem));

test('says birthday and sex', () => {
  expect(idCardFacts('11010519491231002X', TODAY)).toEqual({ birthday: '1949-12-31', sex: 'female' });
  expect(idCardFacts('440524188001010014', TODAY)).toEqual({ birthday: '1880-01-01', sex: 'male' });
  expect(idCardFacts('110105194912310021', TODAY)).toBeNull();
});

test('cleans what is pasted', () => expect(cleanIdCard(' 110105 19491231 002ｘ ')).toBe('11010519491231002X'));

test('hides the middle', () => {
  expect(maskIdCard('11010519491231002X')).toBe('110***********002X');
  expect(maskIdCard('1101')).toBe('1101');
});
