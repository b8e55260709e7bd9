import { FileText, Folder, Route, Settings } from 'lucide-react';
import { expect, it } from 'vitest';
import { wireIcon, wireIconNames } from './wireIcon.ts';

it.each([
  ['iconfont iconicon_route', Route],
  ['iconfont icon-setting', Settings],
  ['settings', Settings],
  ['road-info', Route],
] as const)('reads %s', (name, icon) => {
  expect(wireIcon(name)).toBe(icon);
});

it('falls back to a folder for groups and a sheet for pages', () => {
  expect(wireIcon('iconfont icon-caidan', true)).toBe(Folder);
  expect(wireIcon('')).toBe(FileText);
  expect(wireIcon('constructor')).toBe(FileText);
});

it('names what it knows, each with a picture', () => {
  expect(wireIconNames).toEqual([...wireIconNames].sort());
  expect(wireIconNames.filter((name) => wireIcon(name) === FileText)).toEqual([
    'iconfont iconicon_file',
    'iconfont iconicon_log',
  ]);
});
