import path from 'node:path';
import type { DictionaryRow } from '../packages/server/src/domain/dictionaries/dictionaryRows.ts';
import { root } from './root.ts';

/** Widest text of keys on a line. */
const WIDTH = 90;

const folder = path.join(root, 'packages/api/src/dictionaries');

/** Dictionaries by code, their keys in order. */
function keysByCode(rows: readonly DictionaryRow[]): Map<string, string[]> {
  const keys = new Map<string, string[]>();
  for (const { code, dictKey, parentId } of rows) {
    const own = keys.get(code) ?? [];
    if (parentId !== null) own.push(dictKey);
    keys.set(code, own);
  }
  return keys;
}

/** Keys as one text, or as several where one would be wider than a line. */
function lines(keys: readonly string[]): string[] {
  const found = [''];
  for (const key of keys) {
    const last = found.at(-1) ?? '';
    if (last.length + key.length > WIDTH) found.push(key);
    else found[found.length - 1] = last === '' ? key : `${last} ${key}`;
  }
  return found;
}

function line([code, keys]: readonly [string, string[]]): string {
  const texts = lines(keys).map((text) => `'${text}'`);
  return texts.length === 1 ? `  ${code}: ${texts.join('')};` : `  ${code}:\n    | ${texts.join('\n    | ')};`;
}

const halves: Readonly<Record<string, (code: string) => boolean>> = {
  DictionariesToL: (code) => code < 'm',
  DictionariesFromM: (code) => code >= 'm',
};

/** Files of the contract that say the keys of every dictionary as types, with their text. */
export function dictionaryTypes(rows: readonly DictionaryRow[]): { file: string; text: string }[] {
  const all = [...keysByCode(rows)];
  return Object.entries(halves).map(([name, isHere]) => ({
    file: path.join(folder, `${name}.ts`),
    text: [
      '/** Keys of dictionaries by code, parted by blanks; `npm run dictionaries` writes them from the start data. */',
      `export interface ${name} {`,
      ...all.filter(([code]) => isHere(code)).map(line),
      '}',
      '',
    ].join('\n'),
  }));
}
