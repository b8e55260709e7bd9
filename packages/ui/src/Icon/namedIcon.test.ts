import { FileText, Folder, Route, Settings } from 'lucide-react';
import { expect, it } from 'vitest';
import { iconNames, namedIcon } from './namedIcon.ts';

it.each([
  ['route', Route],
  ['icon-setting', Settings],
  ['settings', Settings],
  ['road-info', Route],
] as const)('reads %s', (name, icon) => expect(namedIcon(name)).toBe(icon));

it('falls back to a folder for groups and a sheet for pages', () => {
  expect(namedIcon('caidan', true)).toBe(Folder);
  expect(namedIcon('')).toBe(FileText);
  expect(namedIcon('constructor')).toBe(FileText);
});

it('names what it knows, each with a picture', () => {
  expect(iconNames).toEqual([...iconNames].sort());
  expect(iconNames.filter((name) => namedIcon(name) === FileText)).toEqual(['file', 'log']);
});
