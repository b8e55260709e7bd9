import { describe, expect, it } from 'vitest';
import { md5Hex } from '../session/digest.ts';
import { passwordFault } from './passwordPolicy.ts';

describe('passwordFault', () => {
  it.each(['123456', 'Admin@123', 'manager', 'manager123', ''])('refuses %j, plain and as md5', (password) => {
    expect(passwordFault(password, 'manager')).toContain('容易被猜到');
    expect(passwordFault(md5Hex(password), 'manager')).toContain('容易被猜到');
  });

  it('sees length and variety of a plain password', () => {
    expect(passwordFault('Ab#4', 'manager')).toContain('至少 8 位');
    expect(passwordFault('abcdefgh9', 'manager')).toContain('至少三种');
  });

  it('takes a good one, plain and as md5', () => {
    expect(passwordFault('Qing-He#2031', 'manager')).toBeNull();
    expect(passwordFault(md5Hex('Qing-He#2031'), 'manager')).toBeNull();
  });
});
