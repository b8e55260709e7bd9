import { isProof } from './SourceFile.ts';
import type { Finding, SourceFile } from './SourceFile.ts';

const shown = /<(ScreenFault|ErrorState)\b/;
const decided = 'packages/app/src/features/screen/';
/** Nothing was shown before these fail, and what they ask is no query. */
const first = ['packages/app/src/layout/SessionResume.tsx', 'packages/app/src/pages/psychology/GuestScreen.tsx'];

/** Places of the application that show a failure in place of data without asking whether there are data. */
export function failuresShown(files: readonly SourceFile[]): Finding[] {
  return files.flatMap(({ path, source }) => {
    const found = shown.exec(source);
    if (
      found === null ||
      !path.startsWith('packages/app/src/') ||
      path.startsWith(decided) ||
      first.includes(path) ||
      isProof(path)
    )
      return [];
    return [
      {
        path,
        message:
          `shows <${found[1]}> by itself, so a reload that fails takes away data, open windows and what was typed. ` +
          'Give the query to answerOf of features/screen, and show its fault.',
      },
    ];
  });
}
