import { definitionFaults } from '@lattice/server/start/definitionFaults';
import { loadResources } from '@lattice/server/start/load';
import { expect, test } from 'vitest';

test('every name in a definition exists', async () => {
  expect(definitionFaults(await loadResources())).toEqual([]);
});

test('the check takes less than a second, as it runs at each start', async () => {
  const resources = await loadResources();
  const began = performance.now();
  definitionFaults(resources);
  expect(performance.now() - began).toBeLessThan(1000);
});
