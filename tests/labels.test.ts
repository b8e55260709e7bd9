import { areas } from '@lattice/api/areas';
import type { Field } from '@lattice/api/field';
import { loadResources } from '@lattice/server/start/load';
import { readCatalogue } from '@lattice/server/words/catalogue';
import { expect, test } from 'vitest';

/** The English of definitions and of the kit, by context and Chinese text. */
const catalogue = (path: string): ReadonlyMap<string, string> =>
  new Map(
    readCatalogue(path).map(({ context, source, translation }) => [`${context} ${source}`, translation] as const),
  );

/** True for fields of which only one is shown at a time. */
const takeTurns = (one: Field, other: Field): boolean =>
  one.showIf !== undefined &&
  one.showIf.field === other.showIf?.field &&
  !one.showIf.in.some((value) => other.showIf?.in.includes(value) === true);

test('no two fields of a form are called the same in either language', async () => {
  const english = catalogue('locales/en.po');
  const inEnglish = (label: string, context = 'definition') => english.get(`${context} ${label}`) ?? label;
  const found: string[] = [];
  for (const { path, fields } of (await loadResources()).values()) {
    const isPoint = (field: Field) =>
      field.kind === 'lnglat' &&
      Object.values(fields).some(
        (other) => other.kind === 'lnglat' && other.axis !== field.axis && other.pair === field.pair,
      );
    const drawn = Object.values(fields).flatMap((field): [Field, zh: string, en: string][] => {
      if (!isPoint(field)) return [[field, field.label, inEnglish(field.label)]];
      if (field.axis !== 'lng') return [];
      return [
        [
          field,
          field.pair === undefined ? '地图位置' : `地图位置：${field.label}`,
          field.pair === undefined ? inEnglish('地图位置', '') : inEnglish(field.label),
        ],
      ];
    });
    drawn.forEach(([field, zh, en], at) => {
      for (const [other, otherZh, otherEn] of drawn.slice(0, at)) {
        if ((zh === otherZh || en.toLowerCase() === otherEn.toLowerCase()) && !takeTurns(field, other))
          found.push(`${path}: ${otherZh} and ${zh} are both ${en}`);
      }
    });
  }
  expect(found).toEqual([]);
});

test('no group of the side bar is called like a register in it, in either language', async () => {
  const english = catalogue('locales/en.po');
  const inEnglish = (label: string) => english.get(`definition ${label}`) ?? label;
  const found: string[] = [];
  for (const { path, label, menu } of (await loadResources()).values()) {
    const key = menu?.group;
    const group = key === undefined ? undefined : areas[path.split('/')[0] ?? '']?.groups?.[key];
    if (group === undefined) continue;
    if (group.label === label || inEnglish(group.label).toLowerCase() === inEnglish(label).toLowerCase())
      found.push(`${path}: ${label} stands in ${group.label}`);
  }
  expect(found).toEqual([]);
});
