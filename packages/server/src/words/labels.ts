import { readFileSync } from 'node:fs';

const catalogue = new URL('../../../../locales/en.po', import.meta.url);
const entry = /^msgctxt "definition"\r?\nmsgid "(.+)"\r?\nmsgstr "(.+)"\r?$/gm;
const plain = (text = '') => text.replaceAll(/\\(.)/g, '$1');

let known: ReadonlyMap<string, string> | null = null;

function readCatalogue(): Map<string, string> {
  try {
    return new Map(
      [...readFileSync(catalogue, 'utf8').matchAll(entry)].map(([, id, text]) => [plain(id), plain(text)]),
    );
  } catch {
    return new Map();
  }
}

/**
 * The English of what the contract says in Chinese: labels of definitions and sentences of rules, from the catalogue
 * that the application shows; none where the catalogue is not at hand.
 */
export const labels = (): ReadonlyMap<string, string> => (known ??= readCatalogue());
