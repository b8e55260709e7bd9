import { expect, it } from 'vitest';
import type { CrudField } from '../CrudTable/CrudField.ts';
import { factGroups, keyFacts, photosOf, statesOf } from './recordParts.ts';

const fields: CrudField[] = [
  { name: 'title', kind: 'text', label: '标题', list: true },
  { name: 'status', kind: 'dict', label: '状态', dict: 's', list: true, isState: true },
  { name: 'grid', kind: 'ref', label: '网格', list: true },
  { name: 'deadline', kind: 'datetime', label: '时限', list: true, leads: true },
  { name: 'phone', kind: 'phone', label: '电话', list: true, sensitive: 'phone' },
  { name: 'note', kind: 'longtext', label: '说明', list: true, group: 'more' },
  { name: 'images', kind: 'images', label: '照片', group: 'more' },
  { name: 'files', kind: 'files', label: '附件', group: 'more' },
  { name: 'code', kind: 'text', label: '口令', secret: true },
  { name: 'party', kind: 'text', label: '当事人', group: 'party' },
  { name: 'why', kind: 'text', label: '原因', group: 'party', showIf: { field: 'status', in: ['9'] } },
];
const groups = [
  { key: 'more', label: '更多' },
  { key: 'party', label: '当事人' },
];
const row = {
  title: '占道经营',
  status: '2',
  grid: '7',
  deadline: '2026-11-20 08:00:00',
  phone: '138****0001',
  note: '流动摊点',
  images: '/a.png',
  files: '/a.pdf',
  why: '无',
};
const names = (list: readonly CrudField[]) => list.map(({ name }) => name);

it('tells beside the title what leads the list, without state, title, and what is covered or long', () => {
  expect(names(keyFacts(fields, 'title', row))).toEqual(['deadline', 'grid']);
  expect(names(statesOf(fields, 'title', row))).toEqual(['status']);
  expect(names(statesOf(fields, 'status', row))).toEqual([]);
});

it('parts groups into words, what needs room, and what is empty; pictures stand apart', () => {
  expect(
    factGroups(fields, groups, row).map(({ key, told, wide, empty }) => [key, names(told), names(wide), names(empty)]),
  ).toEqual([
    ['', ['title', 'status', 'grid', 'deadline', 'phone'], [], []],
    ['more', ['note'], ['files'], []],
    ['party', [], [], ['party']],
  ]);
  expect(names(photosOf(fields, row))).toEqual(['images']);
  expect(names(photosOf(fields, { ...row, images: '' }))).toEqual([]);
});

it('leaves a picture that is missing among what is empty', () =>
  expect(factGroups(fields, groups, { images: '' }).flatMap(({ empty }) => names(empty))).toContain('images'));
