import { parsed } from './parsed.ts';
import { isCode, isProof } from './SourceFile.ts';
import type { Finding, SourceFile } from './SourceFile.ts';

const rowOfDefinition = /^export type \w+ = Row<typeof \w+>;/;

/** Exports without a sentence above them that says what they are; tests, stories, configuration and the row of a definition explain themselves. */
export function withoutSentence(files: readonly SourceFile[]): Finding[] {
  return files
    .filter((file) => isCode(file) && !isProof(file.path) && !file.path.startsWith('.storybook/'))
    .flatMap((file) => {
      const { path, source } = file;
      const { program, comments } = parsed(file);
      const ends = comments
        .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
        .map(({ end }) => end);
      return program.body.flatMap((node) => {
        if (node.type !== 'ExportNamedDeclaration' || !node.declaration) return [];
        if (
          rowOfDefinition.test(source.slice(node.start, node.end)) ||
          ends.some((end) => end <= node.start && source.slice(end, node.start).trim() === '')
        )
          return [];
        const text = source.slice(node.start, source.indexOf('\n', node.start)).slice(0, 60);
        return [
          {
            path,
            message: `exports "${text}" without a sentence, so a reader has to work out what it is. Write one above it: /** What it is, in the present tense. */`,
          },
        ];
      });
    });
}
