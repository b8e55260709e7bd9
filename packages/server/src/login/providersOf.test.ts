import { describe, expect, it } from 'vitest';
import { providersOf } from './providersOf.ts';

const entry = {
  source: 'gov',
  label: '政务统一身份认证',
  authorizeUrl: 'https://id.example/authorize',
  tokenUrl: 'https://id.example/token',
  userUrl: 'https://id.example/userinfo',
  clientId: 'a',
  clientSecret: 'b',
};
const read = (...entries: readonly object[]) => providersOf(JSON.stringify(entries));

describe('providersOf', () => {
  it('fills in what OpenID Connect says', () => {
    expect(read(entry)).toEqual([
      {
        ...entry,
        kind: 'social',
        scope: 'openid profile',
        subjectClaim: 'sub',
        nameClaim: 'name',
        accountClaim: '',
        publicUrl: '',
      },
    ]);
    expect(read({ ...entry, publicUrl: 'https://town.example/', kind: 'sso' })[0]).toMatchObject({
      kind: 'sso',
      publicUrl: 'https://town.example',
    });
  });

  it.each([
    [{ ...entry, clientSecret: '' }, 'has no "clientSecret"'],
    [{ ...entry, label: 3 }, 'has no text for "label"'],
    [{ ...entry, source: 'Gov/1' }, 'small letters'],
    [{ ...entry, tokenUrl: 'http://id.example/token' }, 'https://'],
    [{ ...entry, kind: 'other' }, 'kind'],
    [null, 'is no object'],
  ])('refuses %j', (wrong, words) => {
    expect(() => providersOf(JSON.stringify([wrong]))).toThrow(words);
  });

  it('refuses two of one source, what is no list, and takes plain HTTP of this machine alone', () => {
    expect(() => read(entry, entry)).toThrow('another one');
    expect(() => providersOf('{}')).toThrow('no list');
    expect(read({ ...entry, tokenUrl: 'http://127.0.0.1:9/token' })).toHaveLength(1);
  });
});
