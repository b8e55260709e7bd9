import type { ExtractorType } from '@lingui/conf';
import { pathToFileURL } from 'node:url';
import { listNameId } from '../packages/api/src/listName.ts';
import {
  actionMessages,
  areaMessages,
  definitionMessages,
  definitionNames,
  parameterMessages,
  purposeMessages,
  ruleTemplates,
  borderTemplates,
} from './definitionMessages.ts';

const resourceFile = /packages\/api\/src\/resources\/.+(?<!\.test)\.ts$/;

/** Readers of the texts in single files of the contract. */
const readers: readonly [file: RegExp, read: (exported: Record<string, unknown>) => string[]][] = [
  [resourceFile, definitionMessages],
  [/packages\/api\/src\/rules\.ts$/, ruleTemplates],
  [/packages\/api\/src\/map\/borderMessages\.ts$/, borderTemplates],
  [/packages\/api\/src\/areas\.ts$/, areaMessages],
  [/packages\/api\/src\/actionNames\.ts$/, actionMessages],
  [/packages\/api\/src\/parameters\.ts$/, parameterMessages],
  [/packages\/api\/src\/personalData\.ts$/, purposeMessages],
];
const readerOf = (filename: string) => readers.find(([file]) => file.test(posix(filename)))?.[1];

/** A label of a theme; its file is read, not run, since styles can only be made by the build. */
const themeFile = /\/themes\/\w+\.css\.ts$/;
const themeLabel = /defineTheme\('\w+', \{\s*label: '([^']+)'/;

function posix(filename: string): string {
  return filename.replaceAll('\\', '/');
}

/**
 * The extractor of lingui that reads the texts of the resource definitions, the areas, the validation rules and the
 * labels of themes; their message id is the Chinese text itself, that of the name of a list `listNameId` of it.
 */
export const definitionExtractor: ExtractorType = {
  match: (filename) => readerOf(filename) !== undefined || themeFile.test(posix(filename)),
  async extract(filename, code, emit) {
    if (themeFile.test(posix(filename))) {
      const [, message] = themeLabel.exec(code) ?? [];
      if (message === undefined)
        throw new Error(
          `${filename} has no label behind the name of the theme, so it cannot be translated. Write it first.`,
        );
      emit({ id: message, message, context: 'theme', origin: [filename, 1] });
      return;
    }
    const exported = (await import(`${pathToFileURL(filename).href}?at=${Date.now()}`)) as Record<string, unknown>;
    for (const message of readerOf(filename)?.(exported) ?? [])
      emit({ id: message, message, context: 'definition', origin: [filename, 1] });
    if (!resourceFile.test(posix(filename))) return;
    for (const message of definitionNames(exported))
      emit({ id: listNameId(message), message, context: 'definition', origin: [filename, 1] });
  },
};
