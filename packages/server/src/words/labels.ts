import { readCatalogue } from './catalogue.ts';

const catalogue = new URL('../../../../locales/en.po', import.meta.url);

let known: ReadonlyMap<string, string> | null = null;

function readLabels(): Map<string, string> {
  try {
    return new Map(
      readCatalogue(catalogue).flatMap(({ context, source, translation }) =>
        context === 'definition' && translation !== '' ? [[source, translation] as const] : [],
      ),
    );
  } catch {
    return new Map();
  }
}

/** The English of what the contract says in Chinese: labels of definitions and sentences of rules, from the catalogue that the application shows; none where the catalogue is not at hand. */
export const labels = (): ReadonlyMap<string, string> => (known ??= readLabels());
