import type { ExtractorType } from '@lingui/conf';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { serverTextsOf } from './serverTexts.ts';

/** Context of what the server says, in the catalogues. */
const CONTEXT = 'server';

/** The id of a message in the catalogues; the library declares it as any. */
const idOf = generateMessageId as (message: string, context: string) => string;

const isServerFile = (filename: string) => filename.replaceAll('\\', '/').includes('packages/server/src/');

/**
 * The extractor of lingui that reads the texts of the server: its templates tagged with `say`, which no macro compiles.
 */
export const serverExtractor: ExtractorType = {
  match: isServerFile,
  extract(filename, code, emit) {
    if (!code.includes('say`')) return;
    for (const { id } of serverTextsOf(filename, code))
      emit({ id: idOf(id, CONTEXT), message: id, context: CONTEXT, origin: [filename, 1] });
  },
};
