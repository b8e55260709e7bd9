import { readFileSync, readdirSync } from 'node:fs';

/** A row of the start data; the one with key -1 is a list, the others are its entries. */
export interface DictionaryRow {
  id: string;
  parentId: string | null;
  code: string;
  dictKey: string;
  dictValue: string;
  dictValueEn: string;
  sort: number;
  isSealed: 0;
  remark: string | null;
}

const id = (n: number) => String(1_900_000_000_100_000_000n + BigInt(n));

const seeds = new URL('../../seeds/blade-system/', import.meta.url);

/** `dictionaries.tsv`, then the files of `dictionaries/`, each of which came with a register. */
const files = () => [
  new URL('dictionaries.tsv', seeds),
  ...readdirSync(new URL('dictionaries/', seeds))
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .map((name) => new URL(`dictionaries/${name}`, seeds)),
];

/**
 * Sources: the standard that the line of a dictionary names, SpringBlade for those of the platform, else this project.
 */
const lines = () =>
  files()
    .flatMap((file) => readFileSync(file, 'utf8').trimEnd().split('\n'))
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t') as [code: string, key: string, value: string, valueEn: string, source?: string]);

/** Every dictionary of the product, from the start data: each list before its entries. */
export function dictionaryRows(): DictionaryRow[] {
  let list = -1;
  let entry = 0;
  return lines().map(([code, key, dictValue, dictValueEn, remark = '']) => {
    const isList = key === '';
    list += isList ? 1 : 0;
    entry = isList ? 0 : entry + 1;
    return {
      id: id(list * 1000 + entry),
      parentId: isList ? null : id(list * 1000),
      code,
      dictKey: isList ? '-1' : key,
      dictValue,
      dictValueEn,
      sort: isList ? list + 1 : entry,
      isSealed: 0,
      remark: remark || null,
    };
  });
}
