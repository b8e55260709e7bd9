import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { documentPlants } from './fences/documentPlants.ts';
import { documents } from './fences/documents.ts';
import { fences } from './fences/fences.ts';
import { plants as codePlants } from './fences/plants.ts';
import { readTree } from './fences/readTree.ts';

const plants = [...codePlants, ...documentPlants];
const tree = readTree(fileURLToPath(new URL('..', import.meta.url)));

function filesOf(planted: Record<string, string>) {
  return Object.entries(planted).map(([path, source]) => ({ path, source }));
}

describe('the house', () => {
  it('is read', () => {
    expect(tree.length).toBeGreaterThan(50);
    expect(tree.map(({ path }) => path)).toEqual(expect.arrayContaining([...documents]));
  });

  it.each(Object.keys(fences))('has no %s', (name) => {
    expect(fences[name]?.(tree).map(({ path, message }) => `${path} ${message}`)).toEqual([]);
  });
});

describe('a planted violation', () => {
  it('exists for every fence', () => {
    expect(Object.keys(fences).filter((name) => !plants.some(({ fence }) => fence === name))).toEqual([]);
  });

  it.each(plants.map((plant) => ({ ...plant, path: Object.keys(plant.wrong)[0] ?? '' })))(
    'is found: $fence in $path',
    ({ fence, wrong, right, path }) => {
      expect(fences[fence]?.(filesOf(wrong)).map((finding) => finding.path)).toEqual([path]);
      expect(fences[fence]?.(filesOf(right))).toEqual([]);
    },
  );

  it('is found in the real tree as well', () => {
    const planted = [
      ...tree,
      {
        path: 'packages/ui/src/Planted/Planted.tsx',
        source: `import '@lattice/server/http/createServer'; import 'wretch';`,
      },
    ];
    const found = Object.entries(fences).filter(([, fence]) =>
      fence(planted).some(({ path }) => path.includes('Planted')),
    );
    expect(found.map(([name]) => name)).toEqual([
      'broken arrow',
      'second door',
      'component without a story',
      'undeclared dependency',
    ]);
  });
});
