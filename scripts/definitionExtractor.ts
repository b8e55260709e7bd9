import type { ExtractorType } from '@lingui/conf';
import { pathToFileURL } from 'node:url';
import { definitionMessages, ruleTemplates } from './definitionMessages.ts';

const resourceFile = /packages\/api\/src\/resources\/.+(?<!\.test)\.ts$/;
const rulesFile = /packages\/api\/src\/rules\.ts$/;

function posix(filename: string): string {
  return filename.replaceAll('\\', '/');
}

/** The extractor of lingui that reads the texts of the resource definitions and of the validation rules; their message id is the Chinese text itself. */
export const definitionExtractor: ExtractorType = {
  match: (filename) => resourceFile.test(posix(filename)) || rulesFile.test(posix(filename)),
  async extract(filename, _code, emit) {
    const exported = (await import(`${pathToFileURL(filename).href}?at=${Date.now()}`)) as Record<string, unknown>;
    const messages = rulesFile.test(posix(filename)) ? ruleTemplates(exported) : definitionMessages(exported);
    for (const message of messages) emit({ id: message, message, context: 'definition', origin: [filename, 1] });
  },
};
