import { arrows } from './arrows.ts';
import { comments } from './comments.ts';
import { cycles, singleFolderCycles } from './cycles.ts';
import { undeclared } from './dependencies.ts';
import { oldPicture, undescribedFolders, unknownTerms, unlistedDecisions, unreadableChanges } from './documents.ts';
import { secondDoors } from './doors.ts';
import { unnamedErrors } from './errors.ts';
import { barrels, defaultExports } from './exports.ts';
import { folderCycles } from './folderCycles.ts';
import { crowdedFolders, misplacedFixtures } from './folders.ts';
import { lostForms } from './keptForms.ts';
import { kitWords } from './kitWords.ts';
import { machineZone } from './machineZone.ts';
import { participleNames } from './moduleNames.ts';
import { looseDecisions, overgrown, strangeSuffixes, tooLong, vagueNames, withoutStory } from './layout.ts';
import { longLines } from './lineLength.ts';
import { chinesePlays, plainTexts } from './plainTexts.ts';
import { withoutSentence } from './sentences.ts';
import { failuresShown } from './failuresShown.ts';
import { serverWords } from './serverWords.ts';
import type { Finding, SourceFile } from './SourceFile.ts';

/** Every fence by what it keeps out. */
export const fences: Readonly<Record<string, (files: readonly SourceFile[]) => Finding[]>> = {
  'broken arrow': arrows,
  'import cycle': cycles,
  'cycle of single folders': singleFolderCycles,
  'second door': secondDoors,
  'component without a story': withoutStory,
  'undeclared dependency': undeclared,
  'vague name': vagueNames,
  'participle as a module name': participleNames,
  'strange suffix': strangeSuffixes,
  barrel: barrels,
  'default export': defaultExports,
  'file that is too long': tooLong,
  'line that is too long': longLines,
  'overgrown plain screens': overgrown,
  'cycle of folders': folderCycles,
  'crowded folder': crowdedFolders,
  'misplaced fixture': misplacedFixtures,
  'loose decision': looseDecisions,
  'silencing comment': comments,
  'export without a sentence': withoutSentence,
  'error that is not named': unnamedErrors,
  'Chinese that cannot be translated': serverWords,
  'text outside the catalogues': plainTexts,
  'play in Chinese alone': chinesePlays,
  'moment in the zone of the machine': machineZone,
  'word of the wire in the kit': kitWords,
  'form that is lost': lostForms,
  'failure shown by itself': failuresShown,
  'unlisted decision': unlistedDecisions,
  'undescribed folder': undescribedFolders,
  'old picture': oldPicture,
  'unknown term': unknownTerms,
  'unreadable change': unreadableChanges,
};
