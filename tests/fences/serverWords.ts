import { isNode, partsOf, serverTextsIn } from '../../scripts/serverTexts.ts';
import { parseFile } from './parseFile.ts';
import { isProof } from './SourceFile.ts';
import type { Finding, SourceFile } from './SourceFile.ts';

const han = /\p{Script=Han}/u;

/** Chinese that stands in the values of a text without `say`. */
function bare(values: unknown): string[] {
  if (Array.isArray(values)) return values.flatMap(bare);
  if (!isNode(values) || values.type === 'TaggedTemplateExpression') return [];
  if (values.type === 'TemplateLiteral' && han.test(partsOf(values.quasis).join('')))
    return [partsOf(values.quasis).join('…')];
  if (values.type === 'Literal' && typeof values.value === 'string' && han.test(values.value)) return [values.value];
  return Object.values(values).flatMap(bare);
}

/** Chinese in the values of the server's texts, which no catalogue could translate. */
export const serverWords = (files: readonly SourceFile[]): Finding[] =>
  files
    .filter(({ path }) => path.startsWith('packages/server/src/') && !isProof(path))
    .flatMap((file) =>
      serverTextsIn(parseFile(file).program).flatMap(({ values }) =>
        bare(values).map((text) => ({
          path: file.path,
          message:
            `puts “${text}” into a text as it is, so it stays Chinese among words of other ` +
            'languages. Write it with say.',
        })),
      ),
    );
