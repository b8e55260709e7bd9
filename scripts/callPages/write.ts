/** Writes all calls of the contract as Markdown, a file an area, into the folder of the built client. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { areas } from '@lattice/api/areas';
import type { Call } from '@lattice/api/call';
import type { Resource } from '@lattice/api/resource';
import { mount } from '@lattice/server/http/mount';
import { modulesIn } from '@lattice/server/call/modulesIn';
import { loadHandlers } from '@lattice/server/start/load';
import { root } from '../root.ts';
import { type DescribedCall, type DescribedRegister, callPage, callTable } from './callPage.ts';
import { type DeclaredCall, declaredCalls } from './declaredCalls.ts';

const [folder = ''] = process.argv.slice(2);
const source = path.join(root, 'packages/api/src');

/** Calls that our own server has for most registers. */
const USUAL = new Set(
  'restore reveal noteExport changes comments comment uncomment views view unview counts totals map'.split(' '),
);

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'where' in value && 'access' in value;
const isDefinition = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && 'fields' in value && 'calls' in value && 'path' in value;
const keyOf = ({ method, path: last }: Call): string => `${method} ${last}`;

/** What is declared of the calls that stand outside of the definitions, by method and last part of the address. */
async function declaredOutside(): Promise<ReadonlyMap<string, DeclaredCall>> {
  const found = new Map<string, DeclaredCall>();
  for (const [name, module] of await modulesIn(source)) {
    if (name.startsWith('resources/') || !Object.values(module).some(isCall)) continue;
    const declared = declaredCalls(path.join(folder, `${name}.d.ts`));
    for (const [exportName, value] of Object.entries(module)) {
      const said = declared.get(exportName);
      if (isCall(value) && said !== undefined) found.set(keyOf(value), said);
    }
  }
  return found;
}

async function registers(): Promise<DescribedRegister[]> {
  const [handlers, outside] = [await loadHandlers(), await declaredOutside()];
  return (await modulesIn(path.join(source, 'resources'))).flatMap(([name, module]) => {
    const [exportName = '', definition] = Object.entries(module).find(([, value]) => isDefinition(value)) ?? [];
    if (!isDefinition(definition)) return [];
    const declared = declaredCalls(path.join(folder, `resources/${name}.d.ts`));
    const described = mount(definition, handlers.get(definition.path)).map((endpoint): DescribedCall => ({
      ...endpoint,
      declared: declared.get(endpoint.name) ?? outside.get(keyOf(endpoint.call)),
    }));
    const isOfContract = ({ name: called }: DescribedCall) => called in definition.calls;
    return [
      {
        definition,
        exportName,
        calls: described.filter(isOfContract),
        ownCalls: described.filter((call) => !isOfContract(call) && !USUAL.has(call.name)),
        usualCalls: described.filter((call) => !isOfContract(call) && USUAL.has(call.name)),
      },
    ];
  });
}

const all = await registers();
const areaOf = ({ definition: { path: address } }: DescribedRegister) => address.split('/')[0] ?? '';
/** The usual calls, each as one register has it, below an address that stands for all. */
const usual = [...USUAL].flatMap((name) => {
  const call = all.flatMap(({ usualCalls }) => usualCalls).find((one) => one.name === name);
  return call === undefined ? [] : [{ ...call, address: `/api/<register>/${call.call.path}` }];
});
mkdirSync(path.join(folder, 'calls'), { recursive: true });
const lines: string[] = [];
for (const area of new Set(all.map(areaOf))) {
  const found = all.filter((register) => areaOf(register) === area);
  const title = areas[area]?.label ?? found[0]?.definition.label ?? area;
  writeFileSync(path.join(folder, `calls/${area}.md`), callPage(`${title}, \`${area}\``, found));
  const count = found.reduce((sum, { calls }) => sum + calls.length, 0);
  lines.push(
    `| [${title}](calls/${area}.md) | ${found.map(({ definition }) => definition.label).join('、')} | ${count} |`,
  );
}
writeFileSync(
  path.join(folder, 'CALLS.md'),
  [
    '# All calls',
    '',
    'Each area has a page with its registers, their calls and their fields. `bind(definition, transport)` gives a ' +
      'client with a function for each call of the contract.',
    '',
    '| area | registers | calls of the contract |',
    '| --- | --- | --- |',
    ...lines,
    '',
    '## Most registers, on our own server',
    '',
    'A BladeX server has none of these. `Row` is the row of the register; `<register>_reveal` is a permission.',
    '',
    callTable({ path: '<register>' }, usual),
    '',
  ].join('\n'),
);
