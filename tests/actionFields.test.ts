import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { listFields } from '../packages/api/src/listFields.ts';
import type { Resource } from '../packages/api/src/resource.ts';
import { readTree } from './fences/readTree.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const resources = path.join(root, 'packages/api/src/resources');
const screen = /^packages\/app\/src\/screens\/(.+)\.tsx$/;

/** Fields that the actions of a file read of a row: `row.status`, `isShown: ({ status }) =>`. */
const readOfRows = (source: string) => [
  ...new Set(
    [...source.matchAll(/\brow\.(\w+)|isShown: \(\{([^}]*)\}/g)].flatMap(([, one, some = '']) =>
      one === undefined ? [...some.matchAll(/\w+/g)].map(([name]) => name) : [one],
    ),
  ),
];

/** Registers that a file is about: its own one, or those that it names. */
const registersOf = (file: string, source: string) => {
  const [, own] = screen.exec(file) ?? [];
  return own === undefined
    ? [...source.matchAll(/@lattice\/api\/resources\/([\w/-]+)'/g)].map(([, name = '']) => name)
    : [own];
};

const definitionAt = async (name: string): Promise<Resource | undefined> => {
  const exported: unknown[] = Object.values((await import(path.join(resources, `${name}.ts`))) as object);
  return exported.find((one): one is Resource => typeof one === 'object' && one !== null && 'fields' in one);
};

/** What the actions of a file read though a list that hides those columns does not ask for it. */
async function unread(file: string, source: string): Promise<string[]> {
  const names = source.includes('isShown:') ? readOfRows(source) : [];
  const known = new Set(readdirSync(resources, { recursive: true, encoding: 'utf8' }));
  const found = registersOf(file, source)
    .filter((name) => known.has(`${name}.ts`))
    .map(async (name) => {
      const definition = await definitionAt(name);
      if (definition === undefined) return [];
      const asked = listFields(definition, []);
      return names
        .filter((one) => Object.hasOwn(definition.fields, one) && !asked.includes(one))
        .map((one) => `${file}: ${name} does not name ${one} in its actionFields`);
    });
  return (await Promise.all(found)).flat();
}

it('lists ask for every field that their actions read, whichever columns are shown', async () => {
  const files = readTree(root).filter(
    (file) => file.path.startsWith('packages/app/src/') && !/\.(?:stories|test)\./.test(file.path),
  );
  expect((await Promise.all(files.map((file) => unread(file.path, file.source)))).flat()).toEqual([]);
});

it('a field that no list asks for is found', async () => {
  const source = `isShown: ({ isPtz, brand }) => isPtz === 1, run: async ([row]) => go(row.channelNo)`;
  const file = 'packages/app/src/screens/dispatch/resourcesmonitor.tsx';
  expect(await unread(file, source)).toEqual(
    ['brand', 'channelNo'].map((one) => `${file}: dispatch/resourcesmonitor does not name ${one} in its actionFields`),
  );
});
