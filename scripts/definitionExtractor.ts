import type { ExtractorType } from '@lingui/conf';
import { pathToFileURL } from 'node:url';
import { areaMessages, definitionMessages, ruleTemplates } from './definitionMessages.ts';

const resourceFile = /packages\/api\/src\/resources\/.+(?<!\.test)\.ts$/;

/** Readers of the texts in single files of the contract. */
const readers: readonly [file: RegExp, read: (exported: Record<string, unknown>) => string[]][] = [
  [resourceFile, definitionMessages],
  [/packages\/api\/src\/rules\.ts$/, ruleTemplates],
  [/packages\/api\/src\/areas\.ts$/, areaMessages],
];
const readerOf = (filename: string) => readers.find(([file]) => file.test(posix(filename)))?.[1];

function posix(filename: string): string {
  return filename.replaceAll('\\', '/');
}

/** The extractor of lingui that reads the texts of the resource definitions, the areas and the validation rules; their message id is the Chinese text itself. */
export const definitionExtractor: ExtractorType = {
  match: (filename) => readerOf(filename) !== undefined,
  async extract(filename, _code, emit) {
    const exported = (await import(`${pathToFileURL(filename).href}?at=${Date.now()}`)) as Record<string, unknown>;
    for (const message of readerOf(filename)?.(exported) ?? []) emit({ id: message, message, context: 'definition', origin: [filename, 1] });
  },
};
