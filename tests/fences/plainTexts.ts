import { parseFile } from './parseFile.ts';
import { isProof } from './SourceFile.ts';
import type { Finding, SourceFile } from './SourceFile.ts';

interface Node {
  type: string;
  [part: string]: unknown;
}

/** Modules whose Chinese is no text of the interface, by path, and what it is. */
const stated: Readonly<Record<string, string>> = {
  'packages/app/src/features/household/lookUp/housePlace.ts': 'words of addresses that are read',
  'packages/app/src/pages/design/flowDirectory.ts': 'names of people with their departments',
  'packages/app/src/records/peopleTree.ts': 'names of people with their departments, as files write them',
  'packages/app/src/records/withNames.ts': 'names joined as the server joins them',
  'packages/ui/src/ApprovalForm/insertPhrase.ts': 'a comma by the script of what a person wrote',
  'packages/ui/src/CrudTable/transfer/shapeWords.ts': 'marks by the language of the list',
  'packages/ui/src/CrudTable/transfer/referenceNames.ts': 'names joined as the server joins them',
  'packages/ui/src/Field/halfWidth.ts': 'full-width signs that people type',
  'packages/ui/src/FlowDesigner/modeler/bpmnWord.ts': 'words of bpmn-js by its English',
  'packages/ui/src/FlowViewer/standings/flowWords.ts': 'a comma by the language of the diagram',
  'packages/ui/src/Form/inputs/readWords.ts': 'a unit that people type',
  'packages/ui/src/ImportDialog/nameBook.ts': 'names in cells of files',
  'packages/ui/src/ImportDialog/readCell.ts': 'words in cells of files',
  'packages/ui/src/ImportDialog/readShapeCell.ts': 'marks in cells of files',
  'packages/ui/src/ImportDialog/titleSynonyms.ts': 'titles of columns in files',
  'packages/ui/src/PlateField/plate.ts': 'characters of number plates',
  'packages/ui/src/Spreadsheet/csv/csvReader.ts': 'separators in files',
  'packages/ui/src/Spreadsheet/xlsx/sheetCell.ts': 'lists in cells of files, which the import reads',
};

/** Chinese characters, and the signs that stand among them alone. */
const han = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;
/** Macros of lingui, whose texts are in the catalogues: tags and functions, and elements. */
const macros = new Set(['t', 'msg', 'plural', 'select', 'selectOrdinal', 'defineMessage']);
const elements = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const nameOf = (value: unknown): unknown => (isNode(value) ? value.name : undefined);

function isTranslated({ type, tag, callee, openingElement }: Node): boolean {
  if (type === 'TaggedTemplateExpression') return macros.has(String(nameOf(tag)));
  if (type === 'CallExpression') return macros.has(String(nameOf(callee)));
  return type === 'JSXElement' && isNode(openingElement) && elements.has(String(nameOf(openingElement.name)));
}

function textOf({ type, value }: Node): string {
  if (type === 'TemplateElement')
    return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '';
  return (type === 'Literal' || type === 'JSXText') && typeof value === 'string' ? value : '';
}

/** Chinese texts at or below a value that no macro of lingui holds. */
function plain(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(plain);
  if (!isNode(value) || isTranslated(value)) return [];
  const text = textOf(value);
  return han.test(text) ? [text.trim()] : Object.values(value).flatMap(plain);
}

/** Chinese words and signs in kit and application that stay as they are in every language. */
export function plainTexts(files: readonly SourceFile[]): Finding[] {
  return files
    .filter(
      ({ path }) =>
        /^packages\/(?:ui|app)\/src\/.+\.tsx?$/.test(path) &&
        !isProof(path) &&
        !path.includes('/fixtures/') &&
        !(path in stated),
    )
    .flatMap((file) =>
      plain(parseFile(file).program).map((text) => ({
        path: file.path,
        message:
          `shows “${text.slice(0, 30)}” as it is, so it stays Chinese in every language. Write ` +
          'it with a macro of lingui (t, msg, Trans).',
      })),
    );
}

/** Plays that do nothing in one of the languages: a word that differs is chosen, a step is not left out. */
export function chinesePlays(files: readonly SourceFile[]): Finding[] {
  return files
    .filter(({ path, source }) => path.endsWith('.stories.tsx') && /\binChinese\(|\bif \(!?isChinese\(\)/.test(source))
    .map(({ path }) => ({
      path,
      message:
        'has a play that is left out in a language, so nothing holds that language. Find its ' +
        'texts by kitText, kitPattern, kitWords or libraryText.',
    }));
}
