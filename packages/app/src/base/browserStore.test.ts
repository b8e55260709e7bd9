import { beforeEach, expect, test, vi } from 'vitest';
import { browserStore } from './browserStore.ts';

const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});

test('a value is a record of the specification under the prefix of the site', () => {
  browserStore.write('theme', 'dark');
  expect(JSON.parse(localStorage.getItem('lattice-theme') ?? '')).toEqual({
    dataType: 'string',
    content: 'dark',
    datetime: expect.any(Number) as number,
  });
  expect(browserStore.read('theme')).toBe('dark');
  browserStore.write('theme', null);
  expect(browserStore.read('theme')).toBeNull();
});

test('a value of the session lies in the session storage', () => {
  browserStore.write('place', '7', 'session');
  expect(browserStore.read('place', 'session')).toBe('7');
  expect(browserStore.read('place')).toBeNull();
  expect(JSON.parse(sessionStorage.getItem('lattice-place') ?? '')).toMatchObject({ type: 'session', content: '7' });
});

test('what older versions stored is still read', () => {
  localStorage.setItem('lattice-language', 'en');
  localStorage.setItem('lattice-session', '1');
  localStorage.setItem('lattice-draft', '{"a":1}');
  expect(['language', 'session', 'draft'].map((key) => browserStore.read(key))).toEqual(['en', '1', '{"a":1}']);
});
