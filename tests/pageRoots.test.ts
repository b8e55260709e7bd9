import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageRoots } from '@lattice/api/pageRoots';
import { loadResources } from '@lattice/server/start/load';
import { expect, it } from 'vitest';
import { root } from '../scripts/root.ts';

it('knows the first part of the address of every page of the application', async () => {
  const registers = new Set([...(await loadResources()).keys()].map((one) => one.split('/')[0]));
  const pages = globSync('packages/app/src/{pages,navigation,features}/**/*.{ts,tsx}', { cwd: root });
  const addresses = pages.flatMap((file) =>
    [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(
        /(?:\bpath: |_PATH = |redirects: \[(?:'[^']*', )*)'\/([^'/]+)/g,
      ),
    ].map(([, first]) => first ?? ''),
  );
  expect(addresses.length).toBeGreaterThan(30);
  expect(addresses.filter((first) => !pageRoots.has(first) && !registers.has(first))).toEqual([]);
  expect([...pageRoots].filter((first) => !addresses.includes(first))).toEqual([]);
});
