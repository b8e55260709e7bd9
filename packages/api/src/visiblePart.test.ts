import { describe, expect, it } from 'vitest';
import { type Sensitivity, idcard, phone, text } from './field.ts';
import { visiblePart } from './visiblePart.ts';

const number = idcard('证件号码', { sensitive: 'idcard' });
const mobile = phone('电话', { sensitive: 'phone' });
const of = (sensitive: Sensitivity) => text('内容', { sensitive });

describe('what a search text is compared with where values are masked', () => {
  it.each([
    ['an identity number', number, '980102199001011237', 'whole'],
    ['its end', number, '1237', 'tail'],
    ['its end with a check letter', number, '123x', 'tail'],
    ['its beginning', number, '9801021', null],
    ['a day within it', number, '19900101', null],
    ['three digits', number, '123', null],
    ['nothing', number, '', null],
    ['a mobile number', mobile, '13800001234', 'whole'],
    ['the end of one', mobile, '1234', 'tail'],
    ['ten digits of one', mobile, '1380000123', null],
    ['a landline', of('phone'), '0571-88001234', 'whole'],
    ['three digits of a landline', of('phone'), '057', null],
    ['a passport', of('idcard'), 'E12345678', 'whole'],
    ['a surname', of('name'), '汪', 'surname'],
    ['a surname of two characters', of('name'), '欧阳', 'surname'],
    ['a name of two characters', of('name'), '汪莉', 'whole'],
    ['an address', of('address'), '清溪街道', 'start'],
    ['an illness', of('health'), '高血压', 'whole'],
  ] as const)('of %s', (_, field, words, part) => {
    expect(visiblePart(field, words)).toBe(part);
  });
});
