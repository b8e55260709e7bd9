import { parseFile } from './parseFile.ts';
import { isCode } from './SourceFile.ts';
import type { Finding, SourceFile } from './SourceFile.ts';

const marks: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/\b(?:TODO|FIXME|XXX|HACK)\b/, 'work that is left belongs into an issue. Do it or file it'],
  [
    /@ts-(?:ignore|nocheck|expect-error)|(?:oxlint|eslint)-disable/,
    'a silenced check hides the next fault as well. Correct the code, or the rule in the ' +
      'configuration if it is wrong here',
  ],
  [
    /\bProps of\b/,
    'the name of the interface says so already. Say units, limits or what must stay the same, or leave it out',
  ],
  [/^[\s*]*[=#*~─━-]{4,}/m, 'a banner says that the file holds two things. Split the file'],
];

/** Comments that put work off, silence a check, repeat a name or draw a banner. */
export function comments(files: readonly SourceFile[]): Finding[] {
  return files.filter(isCode).flatMap((file) =>
    parseFile(file).comments.flatMap(({ value }) =>
      marks
        .filter(([pattern]) => pattern.test(value))
        .map(([, advice]) => ({
          path: file.path,
          message: `has the comment "${value.trim().slice(0, 60)}": ${advice}.`,
        })),
    ),
  );
}
