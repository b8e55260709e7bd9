import type { GeneratedDictionary } from '@lattice/api/resources/blade-develop/code';
import { constantOf, typeOf } from './names.ts';
import type { MadeField } from './fieldOf.ts';
import type { MadeRegister } from './registerOf.ts';
import { importOf, inComment, quoted, withObject } from './sourceText.ts';

/** A file of the project. */
export interface ProjectFile {
  /** From the root of the project. */
  path: string;
  text: string;
}

function fieldLine({ name, maker, about, options, field: { label } }: MadeField): string {
  const head = `${name}: ${maker}(${quoted(label)}${about === '' ? '' : `, ${quoted(about)}`}`;
  return Object.keys(options).length === 0 ? `    ${head}),` : withObject('    ', `${head}, `, { ...options }, '),');
}

function definitionText({ definition: { path, label, title, menu, codes }, fields }: MadeRegister): string {
  const constant = constantOf(path);
  const up = '../'.repeat(path.split('/').length);
  const used = [...new Set(fields.map(({ maker }) => maker))].sort();
  return [
    `import { crud } from '${up}call.ts';`,
    ...(used.length > 0 ? [importOf(used, `${up}field.ts`)] : []),
    `import { type Row, resource } from '${up}resource.ts';`,
    '',
    `/** ${inComment(label)}. */`,
    `export const ${constant} = resource(${quoted(path)}, {`,
    `  label: ${quoted(label)},`,
    ...(title === undefined ? [] : [`  title: ${quoted(title)},`]),
    withObject('  ', 'menu: ', { ...menu }, ','),
    ...(codes === undefined ? [] : [`  codes: { prefix: ${quoted(codes.prefix)} },`]),
    ...(fields.length > 0 ? ['  fields: {', ...fields.map(fieldLine), '  },'] : ['  fields: {},']),
    '  calls: crud,',
    '});',
    `export type ${typeOf(constant)} = Row<typeof ${constant}>;`,
    '',
  ].join('\n');
}

/** Required references, which only records of the town can fill. */
const linked = (fields: readonly MadeField[]) =>
  fields.filter(({ maker, options }) => options.required === true && (maker === 'ref' || maker === 'refs'));

function seedText({ definition: { path, label }, fields, rows }: MadeRegister): string {
  const constant = constantOf(path);
  const up = '../'.repeat(path.split('/').length);
  const links = linked(fields);
  const made = ['...rows[n]', ...links.map(({ name, about }) => `${name}: idOf(${quoted(about)}, n)`)];
  const open = `export const seed = demoRows(${constant}, rows.length, ({ n }) => ({`;
  const told = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)));
  return [
    importOf([constant], `@lattice/api/resources/${path}`),
    `import { demoRows } from '${up}town/fill/demoRows.ts';`,
    ...(links.length > 0 ? [`import { idOf } from '${up}town/idOf.ts';`] : []),
    '',
    'const rows: readonly Readonly<Record<string, unknown>>[] = [',
    ...told.map((row) => (Object.keys(row).length === 0 ? '  {},' : withObject('  ', '', row, ','))),
    '];',
    '',
    `/** Start data of ${inComment(label)} in the demo town. */`,
    links.length === 0 ? `${open} ...rows[n] }));` : `${open}\n${made.map((one) => `  ${one},\n`).join('')}}));`,
    '',
  ].join('\n');
}

const poText = (text: string) =>
  `"${text
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll(/[\r\n]+/g, ' ')}"`;

const catalogueText = (words: Readonly<Record<string, string>>): string =>
  [
    'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Language: en\\n"',
    ...Object.entries(words).map(
      ([source, english]) => `msgctxt "definition"\nmsgid ${poText(source)}\nmsgstr ${poText(english)}`,
    ),
    '',
  ].join('\n\n');

const cell = (text: string) => text.replaceAll(/[\t\r\n]+/g, ' ');

const dictionaryText = ({ code, label, english, entries }: GeneratedDictionary): string =>
  [
    [code, '', cell(label), cell(english), ''].join('\t'),
    ...entries.map((entry) => [code, entry.key, cell(entry.label), cell(entry.english)].join('\t')),
    '',
  ].join('\n');

/** The files of a register: definition, demo rows, English and new dictionaries. */
export function filesOf(register: MadeRegister): ProjectFile[] {
  const { path } = register.definition;
  return [
    { path: `packages/api/src/resources/${path}.ts`, text: definitionText(register) },
    { path: `packages/server/src/seeds/${path}.ts`, text: seedText(register) },
    { path: `locales/additions/${path.replaceAll('/', '_')}.en.po`, text: catalogueText(register.words) },
    ...register.dictionaries
      .filter(({ isNew }) => isNew)
      .map((one) => ({
        path: `packages/server/src/seeds/blade-system/dictionaries/${one.code}.tsv`,
        text: dictionaryText(one),
      })),
  ];
}
