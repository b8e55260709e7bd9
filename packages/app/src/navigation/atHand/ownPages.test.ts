import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../session/session.ts';
import { awaitFavourites, orderPages, ownPages, seePage, starPage, takeFavourites } from './ownPages.ts';

vi.mock('@lingui/core/macro', () => ({ t: (words: TemplateStringsArray) => words.join('') }));
const keepFavourites = vi.hoisted(() => vi.fn<(change: object) => Promise<readonly string[] | null>>());
vi.mock('./keepFavourites.ts', () => ({ keepFavourites }));

const signIn = (user_id: string, abilities: string[] = []) => Object.assign(session, { user: { user_id }, abilities });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test('favourites are those of the person', () => {
  signIn('1');
  starPage('/a', true);
  starPage('/b', true);
  starPage('/a', true);
  signIn('2');
  expect(ownPages().starred).toEqual([]);
  starPage('/c', true);
  signIn('1');
  expect(ownPages().starred).toEqual(['/a', '/b']);
  starPage('/b', false);
  expect(ownPages().starred).toEqual(['/a']);
});

test('the pages seen last are few, the newest first', () => {
  signIn('3');
  for (const to of ['/0', '/1', '/2', '/3', '/4', '/5', '/6', '/7', '/8', '/9', '/1']) seePage(to);
  expect(ownPages().seen).toEqual(['/1', '/9', '/8', '/7', '/6', '/5', '/4', '/3', '/2']);
});

test('what cannot be read is nothing', () => {
  localStorage.setItem('lattice-menu-4', '{"starred":7,"seen":["/a",1');
  signIn('4');
  expect(ownPages()).toEqual({ starred: [], seen: [] });
});

test('favourites of the server are taken over, those of this browser alone join them once', () => {
  signIn('5');
  starPage('/here', true);
  signIn('5', ['favourites']);
  keepFavourites.mockResolvedValue(null);
  takeFavourites('["/there"]');
  expect(ownPages().starred).toEqual(['/there', '/here']);
  expect(keepFavourites).toHaveBeenCalledExactlyOnceWith({ add: ['/here'] });
  takeFavourites('["/there"]');
  expect(ownPages().starred).toEqual(['/there']);
});

test('a change shows at once, then as the server keeps it, and not where the server refuses it', async () => {
  signIn('6', ['favourites']);
  keepFavourites.mockResolvedValueOnce(['/a', '/of-another-window']);
  starPage('/a', true);
  expect(ownPages().starred).toEqual(['/a']);
  await vi.waitFor(() => expect(ownPages().starred).toEqual(['/a', '/of-another-window']));
  keepFavourites.mockRejectedValueOnce(new Error('offline'));
  orderPages(['/of-another-window', '/a']);
  expect(ownPages().starred).toEqual(['/of-another-window', '/a']);
  await vi.waitFor(() => expect(ownPages().starred).toEqual(['/a', '/of-another-window']));
});

test('an answer that is older than a change is not taken over', () => {
  signIn('5', ['favourites']);
  keepFavourites.mockResolvedValue(null);
  const late = awaitFavourites();
  starPage('/a', true);
  late('');
  expect(ownPages().starred).toEqual(['/a']);
  awaitFavourites()('["/b"]');
  expect(ownPages().starred).toContain('/b');
});
