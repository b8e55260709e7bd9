import { dict, longtext, text } from '@lattice/api/field';
import { expect, it } from 'vitest';
import { redactTexts } from './redactTexts.ts';

const fields = {
  personName: text('姓名', { sensitive: 'name' }),
  phone: text('电话', { sensitive: 'phone' }),
  opinion: longtext('意见', { readonly: true }),
  remark: longtext('备注'),
};
const stored = [
  [fields.personName, '王建国'],
  [fields.phone, '13812345678'],
] as const;

it('covers the sensitive values of a row in texts that nobody edits', () => {
  const wire = {
    personName: '王**',
    phone: '138****5678',
    opinion: '王建国（13812345678）材料不全，请王建国补充',
    remark: '王建国是户主',
  };
  expect(redactTexts({ fields }, wire, stored)).toEqual({ opinion: '王**（138****5678）材料不全，请王**补充' });
  expect(redactTexts({ fields, log: true }, wire, stored).remark).toBe('王**是户主');
});

it('leaves texts alone that name nobody, and short values', () => {
  const wire = { opinion: '同意，王先生已补充' };
  expect(redactTexts({ fields }, wire, [[fields.personName, '王']])).toEqual(wire);
  expect(redactTexts({ fields }, { opinion: '' }, stored)).toEqual({});
});

it('leaves codes alone in which the key of a dictionary stands by chance', () => {
  const health = dict('健康状况', 'health_status', { sensitive: 'health' });
  const number = text('编号', { readonly: true });
  expect(redactTexts({ fields: { health, number } }, { number: 'ZY98010200011' }, [[health, '10']])).toEqual({
    number: 'ZY98010200011',
  });
});
