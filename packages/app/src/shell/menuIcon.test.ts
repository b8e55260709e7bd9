import { FileText, Folder, Route, Settings } from 'lucide-react';
import { expect, it } from 'vitest';
import { menuIcon } from './menuIcon.ts';

it.each([['iconfont iconicon_route', Route], ['iconfont icon-setting', Settings], ['settings', Settings], ['road-info', Route]] as const)('reads %s', (name, icon) => {
  expect(menuIcon(name, false)).toBe(icon);
});

it('falls back to a folder for groups and a sheet for pages', () => {
  expect(menuIcon('iconfont icon-caidan', true)).toBe(Folder);
  expect(menuIcon('', false)).toBe(FileText);
  expect(menuIcon('constructor', false)).toBe(FileText);
});
