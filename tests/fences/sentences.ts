import { parseFile } from './parseFile.ts';
import { isCode, isProof } from './SourceFile.ts';
import type { Finding, SourceFile } from './SourceFile.ts';

const rowOfDefinition = /^export type \w+ = Row<typeof \w+>;/;
const propsOfComponent = /^export (?:interface|type) \w*Props\b/;

/**
 * Exports without a sentence above them that says what they are; tests, stories, configuration, the row of a definition
 * and the props of a component need none.
 */
export function withoutSentence(files: readonly SourceFile[]): Finding[] {
  return files
    .filter((file) => isCode(file) && !isProof(file.path) && !file.path.startsWith('.storybook/'))
    .flatMap((file) => {
      const { path, source } = file;
      const { program, comments } = parseFile(file);
      const ends = comments
        .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
        .map(({ end }) => end);
      return program.body.flatMap((node) => {
        if (node.type !== 'ExportNamedDeclaration' || !node.declaration) return [];
        const declaration = source.slice(node.start, node.end);
        if (
          rowOfDefinition.test(declaration) ||
          propsOfComponent.test(declaration) ||
          ends.some((end) => end <= node.start && source.slice(end, node.start).trim() === '')
        )
          return [];
        const text = source.slice(node.start, source.indexOf('\n', node.start)).slice(0, 60);
        return [
          {
            path,
            message:
              `exports "${text}" without a sentence, so a reader has to work out what it is. ` +
              'Write one above it: /** What it is, in the present tense. */',
          },
        ];
      });
    });
}
