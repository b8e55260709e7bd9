import { processorMs } from '@lattice/geometry/fixtures/processorMs';
import { definitionFaults } from '@lattice/server/start/definitionFaults';
import { loadResources } from '@lattice/server/start/load';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dictionaryRows } from '../packages/server/src/domain/dictionaries/dictionaryRows.ts';
import { dictionaryTypes } from '../scripts/dictionaryTypes.ts';

test('every name in a definition exists', async () => {
  expect(definitionFaults(await loadResources())).toEqual([]);
});

test('the check takes less than a second, as it runs at each start', async () => {
  const resources = await loadResources();
  expect(processorMs(() => definitionFaults(resources))).toBeLessThan(1000);
});

test('every structure that people fill in says what it holds, so that nobody types JSON', async () => {
  const untyped = [...(await loadResources()).values()].flatMap(({ path, fields }) =>
    Object.entries(fields).flatMap(([name, { kind, shape, readonly }]) =>
      kind === 'json' && shape === undefined && readonly !== true ? [`${path}.${name}`] : [],
    ),
  );
  expect(untyped).toEqual([]);
});

test('the types of dictionary keys are those of the start data; npm run dictionaries writes them', () => {
  for (const { file, text } of dictionaryTypes(dictionaryRows())) expect(readFileSync(file, 'utf8')).toBe(text);
});
