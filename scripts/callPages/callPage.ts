import type { Call, PlainKind } from '@lattice/api/call';
import type { Field } from '@lattice/api/field';
import { type Resource, permissionCode, shortName } from '@lattice/api/resource';
import type { DeclaredCall } from './declaredCalls.ts';
import { plainTypes } from './plainTypes.ts';

/** A call of a register, with what its declaration says. */
export interface DescribedCall {
  name: string;
  address: string;
  call: Call & { plain?: PlainKind };
  declared: DeclaredCall | undefined;
}

/** A register with its calls: those of the contract, and those that our own server answers alone. */
export interface DescribedRegister {
  definition: Resource;
  /** Name under which its module exports it. */
  exportName: string;
  calls: readonly DescribedCall[];
  ownCalls: readonly DescribedCall[];
  /** Those of our own that most registers have, which are told once for all. */
  usualCalls: readonly DescribedCall[];
}

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);
const code = (text: string): string => (text === '' ? '' : `\`${cell(text)}\``);
const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly string[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n');

const places = { query: 'in the address', body: 'as JSON', multipart: 'as multipart form data' };

type Named = Pick<Resource, 'path' | 'codes'>;

/** What a caller needs: a permission code, a session, or nothing. */
function neededBy(register: Named, { access }: Call): string {
  if (access === 'session') return 'session';
  if (access === 'anonymous') return 'nothing';
  if (access === 'picker') return 'session, rights to what it names';
  if (access === 'save')
    return [...new Set(['add', 'edit'].map((action) => code(permissionCode(register, action))))].join(', ');
  const action = typeof access === 'string' ? access : access.permission;
  const right = code(action === 'view' ? shortName(register) : permissionCode(register, action));
  return typeof access === 'object' && access.orView ? `${right} or ${code(shortName(register))}` : right;
}

/** Some calls of a register as a table. */
export const callTable = (definition: Named, calls: readonly DescribedCall[]): string =>
  table(
    ['call', 'address', 'takes', 'gives', 'needs', 'what it does'],
    calls.map(({ name, address, call, declared }) => {
      const usual = call.plain && plainTypes[call.plain];
      const { input, output } = usual ?? declared ?? { input: 'object', output: 'unknown' };
      return row(
        code(name),
        code(`${call.method} ${address}`),
        input === 'void' ? '' : `${code(input)} ${places[call.where]}`,
        code(output),
        neededBy(definition, call),
        cell(declared?.about || usual?.about || ''),
      );
    }),
  );

const factsOf = (field: Field): string =>
  [
    field.required && 'required',
    field.readonly && 'filled by the server',
    field.unique && 'unique',
    field.secret && 'never answered',
    field.search && 'can be searched by',
    field.dict && `dictionary ${code(field.dict)}`,
    field.to && `id of ${code(field.to)}`,
    field.max !== undefined && `at most ${field.max}`,
    field.min !== undefined && `at least ${field.min}`,
    field.sensitive && `masked as ${field.sensitive}`,
  ]
    .filter((fact) => typeof fact === 'string')
    .join('; ');

const fieldTable = (fields: Resource['fields']): string =>
  table(
    ['field', 'label', 'kind', 'what holds'],
    Object.entries(fields).map(([name, field]) => row(code(name), cell(field.label), field.kind, factsOf(field))),
  );

function registerPart(register: DescribedRegister): string {
  const { definition, exportName, calls, ownCalls, usualCalls } = register;
  const { path, label, fields } = definition;
  return [
    `## ${label}, ${code(path)}`,
    `\`import { ${exportName} } from '@lattice/api/resources/${path}';\``,
    calls.length > 0 && callTable(definition, calls),
    ownCalls.length > 0 && `Only our own server answers:\n\n${callTable(definition, ownCalls)}`,
    usualCalls.length > 0 &&
      'On our own server also, [as in most registers](../CALLS.md): ' +
        `${usualCalls.map(({ name }) => code(name)).join(', ')}.`,
    Object.keys(fields).length > 0 && `<details><summary>Fields</summary>\n\n${fieldTable(fields)}\n\n</details>`,
  ]
    .filter((part) => typeof part === 'string')
    .join('\n\n');
}

/** The calls of an area as Markdown. */
export const callPage = (title: string, registers: readonly DescribedRegister[]): string =>
  [`# ${title}`, ...registers.map(registerPart), ''].join('\n\n');
