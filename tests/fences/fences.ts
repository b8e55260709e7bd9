import { arrows } from './arrows.ts';
import { comments } from './comments.ts';
import { cycles } from './cycles.ts';
import { undeclared } from './dependencies.ts';
import { secondDoors } from './doors.ts';
import { barrels, defaultExports } from './exports.ts';
import { looseDecisions, overgrown, strangeSuffixes, tooLong, vagueNames, withoutStory } from './layout.ts';
import { withoutSentence } from './sentences.ts';
import { serverWords } from './serverWords.ts';
import type { Finding, SourceFile } from './SourceFile.ts';

/** Every fence by what it keeps out. */
export const fences: Readonly<Record<string, (files: readonly SourceFile[]) => Finding[]>> = {
  'broken arrow': arrows,
  'import cycle': cycles,
  'second door': secondDoors,
  'component without a story': withoutStory,
  'undeclared dependency': undeclared,
  'vague name': vagueNames,
  'strange suffix': strangeSuffixes,
  barrel: barrels,
  'default export': defaultExports,
  'file over 200 lines': tooLong,
  'overgrown plain screens': overgrown,
  'loose decision': looseDecisions,
  'silencing comment': comments,
  'export without a sentence': withoutSentence,
  'text without its English': serverWords,
};
