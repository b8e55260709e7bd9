import type { RecordChange } from '@lattice/api/changes';
import { expect, it } from 'vitest';
import { versionsOf, wordsOf } from './versions.ts';

const change = (id: string, action: string, changes: RecordChange['changes']): RecordChange => ({
  id,
  time: `2026-03-0${id} 09:00:00`,
  action,
  userName: '孟云霄',
  changes,
});

it('goes back from what an article is, version by version', () => {
  const found = versionsOf({ title: '三', content: '<p>新</p>' }, [
    change('4', 'update', [{ field: 'sort', before: 1, after: 2 }]),
    change('3', 'update', [{ field: 'title', before: '二', after: '三' }]),
    change('2', 'update', [
      { field: 'content', before: '<p>旧</p>', after: '<p>新</p>' },
      { field: 'title', before: '一', after: '二' },
    ]),
    change('1', 'insert', [{ field: 'title', after: '一' }]),
  ]);
  expect(found.map(({ id }) => id)).toEqual(['3', '2', '1']);
  expect(found.map(wordsOf)).toEqual(['三\n新', '二\n新', '一\n旧']);
});

it('knows a first version that nobody noted', () => {
  const found = versionsOf({ title: '二' }, [change('2', 'update', [{ field: 'title', before: '一', after: '二' }])]);
  expect(found.map(({ id, title }) => [id, title])).toEqual([
    ['2', '二'],
    ['first', '一'],
  ]);
});
