import type { Location } from 'react-router';
import { describe, expect, it } from 'vitest';
import { KEPT, type KeptPage, closePages, visit } from './keptPages.ts';

const at = (pathname: string, search = ''): Location =>
  ({ pathname, search, hash: '', state: null, key: 'k' }) as Location;
const always = () => true;
const walk = (paths: readonly string[], isHeld?: (key: string) => boolean) =>
  paths.reduce<readonly KeptPage[]>((kept, path) => visit(kept, at(path), always, isHeld), []);
const keys = (kept: readonly KeptPage[]) => kept.map(({ key }) => key);

describe('kept pages', () => {
  it('stand in the order in which they were opened', () => {
    expect(keys(walk(['/a', '/b', '/a/index', '/c', '/b']))).toEqual(['/a', '/b', '/c']);
  });

  it('are other pages for other parts of the address, but not for another view', () => {
    const first = walk(['/cms/article/1/x', '/cms/article/2/x']);
    expect(keys(first)).toHaveLength(2);
    const again = visit(first, at('/cms/article/2/x', '?page=2'), always);
    expect(again[1]).toMatchObject({ serial: first[1]?.serial, location: { search: '?page=2' } });
    expect(again[0]).toBe(first[0]);
  });

  it('are the same list while nothing changes', () => {
    const location = at('/a');
    const kept = visit([], location, always);
    expect(visit(kept, location, always)).toBe(kept);
  });

  it('give up the one not seen for longest, unless it holds changes', () => {
    const names = Array.from({ length: KEPT }, (_, n) => `/p${n}`);
    expect(keys(walk([...names, '/p0', '/new']))).toEqual(['/p0', ...names.slice(2), '/new']);
    expect(keys(walk([...names, '/p0', '/new'], (key) => key === '/p1'))).toEqual([
      '/p0',
      '/p1',
      ...names.slice(3),
      '/new',
    ]);
  });

  it('begin anew after they were left for good', () => {
    const first = walk(['/a', '/b']);
    const without = visit(first, at('/c'), (key) => key !== '/a');
    expect(keys(without)).toEqual(['/b', '/c']);
    const again = visit(without, at('/a'), always);
    expect(again[2]?.serial).toBeGreaterThan(first[0]?.serial ?? 0);
  });

  it('begin anew when they are visited again before another page was drawn in place of a closed one', () => {
    const shown = visit([], at('/a'), always);
    const closed = closePages(shown, ['/home', '/a'], ['/home']);
    expect(visit(closed, closed[0]?.location ?? at('/a'), () => false)[0]?.serial).toBe(shown[0]?.serial);
    const again = visit(closed, at('/a'), always);
    expect(keys(again)).toEqual(['/a']);
    expect(again[0]?.serial).toBeGreaterThan(shown[0]?.serial ?? 0);
    expect(again[0]?.isClosed).toBeUndefined();
  });

  it('stay as they are while they have no tag yet, and when they have theirs again', () => {
    const shown = visit([], at('/a'), always);
    expect(closePages(shown, ['/home'], ['/home'])[0]).toBe(shown[0]);
    const again = closePages(closePages(shown, ['/a'], []), [], ['/a']);
    expect(visit(again, at('/a', '?page=2'), always)[0]?.serial).toBe(shown[0]?.serial);
  });
});
