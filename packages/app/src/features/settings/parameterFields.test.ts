import { parameters } from '@lattice/api/parameters';
import { checkField } from '@lattice/api/validate';
import { describe, expect, it } from 'vitest';
import { nameOf, parameterFields } from './parameterFields.ts';

const say = (text: string) => text;

describe('parameters as settings', () => {
  it('stand in their group with explanation, default and what a change touches', () => {
    const [account] = parameterFields('blade-system/param', say, (value) => `默认 ${value}。`);
    expect(account?.label).toBe('账号与密码');
    expect(account?.keys).toEqual({
      account_passwordDays: 'account.passwordDays',
      account_failCount: 'account.failCount',
      account_idleMinutes: 'account.idleMinutes',
      account_passwordLength: 'account.passwordLength',
      account_weakPasswords: 'account.weakPasswords',
      account_revealsPerHour: 'account.revealsPerHour',
    });
    expect(account?.fields.account_passwordDays?.help).toMatch(/0 表示一直有效。 默认 0。 .*必须修改/);
  });

  it('are allowed their own defaults, and no other register has them', () => {
    for (const [key, { field, standard, register }] of Object.entries(parameters)) {
      expect([key, standard === '' ? null : checkField('value', field, { value: standard })]).toEqual([key, null]);
      const other = register === 'blade-system/param' ? 'systemset/parameter' : 'blade-system/param';
      expect(parameterFields(other, say, say).flatMap(({ fields }) => Object.keys(fields))).not.toContain(nameOf(key));
    }
  });
});
