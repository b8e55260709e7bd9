import type { Prototype } from '@lattice/api/resources/blade-develop/model';

/** What a definition is written from. */
export interface CodeSetting {
  path: string;
  label: string;
  columns: readonly Prototype[];
}

const makers: Readonly<Record<string, string>> = { number: 'number', datetime: 'datetime', date: 'date', json: 'json' };
const quoted = (text: string) =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "\\'")
    .replaceAll(/[\r\n]+/g, ' ')}'`;

function line({ propertyName, propertyType, jdbcComment, isRequired, isQuery, isList, dictCode }: Prototype): string {
  const flags = [
    isRequired === 1 ? 'required: true' : '',
    isQuery === 1 ? 'search: true' : '',
    isList === 1 ? 'list: true' : '',
  ].filter((flag) => flag !== '');
  const options = flags.length > 0 ? `, { ${flags.join(', ')} }` : '';
  const label = quoted(jdbcComment || propertyName);
  return dictCode === ''
    ? `    ${propertyName}: ${makers[propertyType] ?? 'text'}(${label}${options}),`
    : `    ${propertyName}: dict(${label}, ${quoted(dictCode)}${options}),`;
}

/** The definition of a model as a source file of `packages/api/src/resources`. */
export function definitionText({ path, label, columns }: CodeSetting): string {
  const name = path.slice(path.lastIndexOf('/') + 1).replaceAll(/-+(\w?)/g, (_, sign: string) => sign.toUpperCase());
  const used = [
    ...new Set(columns.map((column) => (column.dictCode === '' ? (makers[column.propertyType] ?? 'text') : 'dict'))),
  ].sort();
  const up = '../'.repeat(path.split('/').length);
  return [
    `import { crud } from '${up}call.ts';`,
    `import { ${used.join(', ')} } from '${up}field.ts';`,
    `import { type Row, resource } from '${up}resource.ts';`,
    '',
    `/** ${label.replaceAll(/[*\r\n]+/g, ' ')}. */`,
    `export const ${name} = resource(${quoted(path)}, {`,
    `  label: ${quoted(label)},`,
    ...(columns[0] === undefined ? [] : [`  title: ${quoted(columns[0].propertyName)},`]),
    '  fields: {',
    ...columns.map(line),
    '  },',
    '  calls: crud,',
    '});',
    `export type ${name.slice(0, 1).toUpperCase()}${name.slice(1)} = Row<typeof ${name}>;`,
    '',
  ].join('\n');
}
