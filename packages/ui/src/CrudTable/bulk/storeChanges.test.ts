import { describe, expect, it } from 'vitest';
import { memorySource } from '../../memorySource/memorySource.tsx';
import { changesTo } from './changesTo.ts';
import { backFrom, storeChanges } from './storeChanges.ts';

const run = { signal: new AbortController().signal, onProgress: () => null };

describe('Changes of a field of many records', () => {
  it('are stored, told one by one, and taken back', async () => {
    const source = memorySource([
      { id: '1', level: '1' },
      { id: '2', level: '2' },
      { id: '3', level: '1' },
    ]);
    const changes = changesTo(source.rows(), 'level', '2', ({ id }) =>
      id === '3' ? [{ field: 'level', message: 'not this one' }] : [],
    );
    await source.submit?.({ id: '1', level: '1', rev: 1 });
    const fresh = changes.map((change) => ({
      ...change,
      row: source.rows().find(({ id }) => id === change.row.id) ?? change.row,
    }));
    const stored = await storeChanges(source, 'level', fresh, run);
    expect(stored.map(({ row, isStored, fault }) => [row.id, isStored, fault])).toEqual([
      ['1', true, ''],
      ['3', false, 'not this one'],
    ]);
    expect(source.rows().map(({ level }) => level)).toEqual(['2', '2', '1']);
    await storeChanges(source, 'level', backFrom(stored), run);
    expect(source.rows().map(({ level }) => level)).toEqual(['1', '2', '1']);
  });

  it('say why somebody else came first, and store nothing over it', async () => {
    const source = memorySource([{ id: '1', level: '1' }]);
    const changes = changesTo(source.rows(), 'level', '2', () => []);
    await source.submit?.({ id: '1', level: '3', rev: 1 });
    const [change] = await storeChanges(source, 'level', changes, run);
    expect(change?.isStored).toBe(false);
    expect(change?.fault).not.toBe('');
    expect(source.rows()[0]?.level).toBe('3');
  });
});
