import { dictionaryRows } from '../../domain/dictionaries/dictionaryRows.ts';

let known: Map<string, string[]> | undefined;

/** Keys of a dictionary in its order. */
export function dictionaryKeys(code: string): readonly string[] {
  if (known === undefined) {
    known = new Map();
    for (const { code: of, dictKey } of dictionaryRows())
      if (dictKey !== '-1') known.set(of, [...(known.get(of) ?? []), dictKey]);
  }
  const keys = known.get(code);
  if (keys === undefined)
    throw new Error(`The demo town asks for dictionary ${code}, which dictionaries.tsv does not have`);
  return keys;
}
