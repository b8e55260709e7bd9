import { describe, expect, it } from 'vitest';
import { md5Hex } from '../../crypto/digest.ts';
import { chineseText, say } from '../../words/say.ts';
import { passwordFault } from './passwordPolicy.ts';

/** Why a password is refused, in Chinese; '' when it is taken. */
const why = (password: string) => chineseText(passwordFault(password, 'manager') ?? say``);

describe('passwordFault', () => {
  it.each(['123456', 'Admin@123', 'manager', 'manager123', ''])('refuses %j, plain and as md5', (password) => {
    expect(why(password)).toContain('容易被猜到');
    expect(why(md5Hex(password))).toContain('容易被猜到');
  });

  it('sees length and variety of a plain password', () => {
    expect(why('Ab#4')).toContain('至少 8 位');
    expect(chineseText(passwordFault('Ab#45678Cd', 'manager', { length: 12 }) ?? say``)).toContain('至少 12 位');
    expect(why('abcdefgh9')).toContain('至少三种');
  });

  it('refuses the words of the town, plain, as md5 and in capitals', () => {
    for (const given of ['Feng#qiao2026', md5Hex('FENG#QIAO2026')])
      expect(chineseText(passwordFault(given, 'manager', { words: ['Feng#qiao2026'] }) ?? say``)).toContain(
        '容易被猜到',
      );
  });

  it('takes a good one, plain and as md5', () => {
    expect(why('Qing-He#2031')).toBe('');
    expect(why(md5Hex('Qing-He#2031'))).toBe('');
  });
});
