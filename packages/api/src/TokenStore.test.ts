import { describe, expect, it } from 'vitest';
import { cookieTokens, memoryTokens } from './TokenStore.ts';

/** A cookie jar as a document has it: what is set is read back by name and value alone. */
function jarOf() {
  const kept = new Map<string, string>();
  return {
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [pair = ''] = text.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (text.includes('Max-Age=0')) kept.delete(name);
      else kept.set(name, value);
    },
  };
}

const tokens = {
  access: 'a',
  refresh: 'r',
  expiresIn: 3600,
  mustChangePassword: false,
  abilities: [],
  isLocked: false,
  user: {
    user_id: '1',
    tenant_id: '000000',
    dept_id: '',
    role_id: '',
    role_name: '',
    oauth_id: '',
    account: '',
    user_name: '',
    nick_name: '',
    real_name: '',
    avatar: '',
  },
};

describe('tokens in the cookies of a BladeX front end', () => {
  it('are resumed by another page, which knows the refresh token alone', () => {
    const jar = jarOf();
    cookieTokens(jar, true).write(tokens);
    const next = cookieTokens(jar, true);
    expect([next.read(), next.mayResume(), next.refreshToken()]).toEqual([null, true, 'r']);
    next.write(null);
    expect([jar.cookie, next.mayResume(), next.refreshToken()]).toEqual(['', false, '']);
  });
});

describe('tokens in memory', () => {
  it('stay there', () => {
    const store = memoryTokens();
    store.write({ ...tokens, refresh: '' });
    expect([store.read()?.access, store.refreshToken(), store.mayResume()]).toEqual(['a', '', true]);
    store.write(null);
    expect([store.read(), store.mayResume()]).toEqual([null, false]);
  });
});
