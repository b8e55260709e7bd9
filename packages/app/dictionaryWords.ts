import type { Plugin } from 'vite';
import { dictionaryRows } from '../server/src/domain/dictionaries/dictionaryRows.ts';
import { toneOf } from '../server/src/domain/dictionaries/toneOf.ts';

const name = 'virtual:dictionary-words';

/** `virtual:dictionary-words`: the entries of the product's own dictionaries, for servers that lack some. */
export function dictionaryWords(): Plugin {
  return {
    name: 'dictionary-words',
    resolveId: { filter: { id: /^virtual:dictionary-words$/ }, handler: () => `\0${name}` },
    load: {
      filter: { id: /^\0virtual:dictionary-words$/ },
      handler: () => {
        const words: Record<string, (string | undefined)[][]> = {};
        for (const { code, dictKey, dictValue, dictValueEn } of dictionaryRows())
          if (dictKey !== '-1') (words[code] ??= []).push([dictKey, dictValue, dictValueEn, toneOf(code, dictKey)]);
        return { code: `export const words = ${JSON.stringify(words)};`, moduleType: 'js' };
      },
    },
  };
}
