import { parseFile } from './parseFile.ts';
import { isProof } from './SourceFile.ts';
import type { Finding, SourceFile } from './SourceFile.ts';

interface Node {
  type: string;
  start: number;
  [part: string]: unknown;
}

interface Text {
  path: string;
  text: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const han = /\p{Script=Han}/u;
const places = (text: string) => JSON.stringify([...new Set(text.match(/\{\d+\}/g))].toSorted());

/** Every node of a kind at or below a value, in the order of the source. */
function below(value: unknown, type: string): Node[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => below(one, type));
  if (!isNode(value)) return [];
  return [...(value.type === type ? [value] : []), ...Object.values(value).flatMap((part) => below(part, type))];
}

/** The words of a template literal between its values. */
function partsOf(template: unknown): string[] {
  return below(template, 'TemplateElement').map(({ value }) =>
    typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '',
  );
}

/** The tagged templates of `say` in a file. */
function sayings(file: SourceFile): { id: string; values: unknown }[] {
  return below(parseFile(file).program, 'TaggedTemplateExpression').flatMap(({ tag, quasi }) => {
    if (!isNode(tag) || tag.name !== 'say' || !isNode(quasi)) return [];
    return [
      {
        id: partsOf(quasi.quasis).reduce((before, part, i) => `${before}{${i - 1}}${part}`),
        values: quasi.expressions,
      },
    ];
  });
}

/** Chinese that stands in the values of a text without `say`. */
function bare(values: unknown): string[] {
  if (Array.isArray(values)) return values.flatMap(bare);
  if (!isNode(values) || values.type === 'TaggedTemplateExpression') return [];
  if (values.type === 'TemplateLiteral' && han.test(partsOf(values.quasis).join('')))
    return [partsOf(values.quasis).join('…')];
  if (values.type === 'Literal' && typeof values.value === 'string' && han.test(values.value)) return [values.value];
  return Object.values(values).flatMap(bare);
}

/** The pairs of an English table. */
function pairsOf(file: SourceFile): (Text & { english: string })[] {
  return below(parseFile(file).program, 'Property').flatMap(({ key, value }) =>
    isNode(key) && isNode(value)
      ? [{ path: file.path, text: String(key.value ?? key.name), english: String(value.value) }]
      : [],
  );
}

/** Texts of the server without English, English that nothing says, and pairs whose values do not agree. */
export function serverWords(files: readonly SourceFile[]): Finding[] {
  const own = files.filter(({ path }) => path.startsWith('packages/server/src/') && !isProof(path));
  const isTable = ({ path }: SourceFile) => path.startsWith('packages/server/src/words/english/');
  const pairs = own.filter(isTable).flatMap(pairsOf);
  const said = own
    .filter((file) => !isTable(file))
    .flatMap((file) => sayings(file).map((saying) => ({ path: file.path, ...saying })));
  const [known, used] = [new Set(pairs.map(({ text }) => text)), new Set(said.map(({ id }) => id))];
  const last = new Map(pairs.map((pair) => [pair.text, pair]));
  return [
    ...said
      .filter(({ id }) => !known.has(id))
      .map(({ path, id }) => ({
        path,
        message: `says “${id}”, which English readers would get in Chinese. Write its English into a table of packages/server/src/words/english.`,
      })),
    ...said.flatMap(({ path, values }) =>
      bare(values).map((text) => ({
        path,
        message: `puts “${text}” into a text as it is, so it stays Chinese among English words. Write it with say.`,
      })),
    ),
    ...pairs
      .filter(({ text }) => !used.has(text))
      .map(({ path, text }) => ({
        path,
        message: `translates “${text}”, which nothing says. Delete the line, or correct it to what the code says.`,
      })),
    ...pairs
      .filter((pair) => last.get(pair.text) !== pair)
      .map(({ path, text }) => ({
        path,
        message: `translates “${text}” a second time, so one of the two is never read. Keep one.`,
      })),
    ...pairs
      .filter(({ text, english }) => places(text) !== places(english))
      .map(({ path, text }) => ({
        path,
        message: `the English of “${text}” has other values than the Chinese, so something would be left out. Give it the same {numbers}.`,
      })),
  ];
}
