import { areas } from '@lattice/api/areas';
import type { Field } from '@lattice/api/field';
import { listNameId } from '@lattice/api/listName';
import { recordName } from '@lattice/api/recordName';
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

test('what one record is called names a thing, not its management or list, in either language', async () => {
  const english = catalogue('locales/en.po');
  const found = [...(await loadResources()).values()].flatMap((definition) => {
    const name = recordName(definition);
    const inEnglish = english.get(`definition ${name}`) ?? name;
    const isOdd =
      definition.menu !== undefined &&
      definition.log !== true &&
      Object.keys(definition.calls).some((call) => ['submit', 'save'].includes(call)) &&
      (/(?:管理|列表|统计|台账|清单|一览|审批|情况)$/.test(name) || /\b(?:management|list|ledger)$/i.test(inEnglish));
    return isOdd ? [`${definition.path}: ${name}, ${inEnglish}; say recordName`] : [];
  });
  expect(found).toEqual([]);
});

test('no group or area of the side bar is called like a register in it, in either language', async () => {
  const english = catalogue('locales/en.po');
  const inEnglish = (label: string) => english.get(`definition ${label}`) ?? label;
  const found: string[] = [];
  for (const { path, label, menu } of (await loadResources()).values()) {
    if (menu === undefined) continue;
    const area = areas[path.split('/')[0] ?? ''];
    const group = menu.group === undefined ? undefined : area?.groups?.[menu.group];
    for (const above of [area, group]) {
      if (above === undefined) continue;
      const names = [label, listNameId(label)].map((name) => inEnglish(name).toLowerCase());
      if (above.label === label || names.includes(inEnglish(above.label).toLowerCase()))
        found.push(`${path}: ${label} stands in ${above.label}`);
    }
  }
  expect(found).toEqual([]);
});

test('two lists of the side bar that stand side by side have two names in either language', async () => {
  const english = catalogue('locales/en.po');
  const found: string[] = [];
  const known = new Map<string, string>();
  for (const { path, label, menu } of (await loadResources()).values()) {
    if (menu === undefined) continue;
    const name = english.get(`definition ${listNameId(label)}`);
    if (name === undefined || name === '') found.push(`${path}: no English name of the list`);
    for (const words of [label, name ?? '']) {
      const key = `${path.split('/')[0]} ${menu.group} ${words.toLowerCase()}`;
      if (known.has(key)) found.push(`${path} and ${known.get(key)} are both ${words}`);
      known.set(key, path);
    }
  }
  expect(found).toEqual([]);
});

test('no English text has signs of Chinese', () => {
  const texts = [...catalogue('locales/en.po').values()];
  expect(texts.length).toBeGreaterThan(4000);
  expect(texts.filter((words) => /[\u3000-\u303f\uff00-\uffef]/u.test(words))).toEqual([]);
});
