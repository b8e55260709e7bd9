import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../scripts/root.ts';

/**
 * How many plays do nothing in English; whoever converts one lowers the number. A new play finds its texts by kitText,
 * kitPattern or kitWords.
 */
const most = 99;

it('skips as many plays in English as are counted here, so that the number can only be lowered on purpose', () => {
  const files = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root });
  const skipped = files.flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return [...source.matchAll(/\binChinese\(/g)].map(() => file);
  });
  expect(skipped.length, `plays in inChinese: ${[...new Set(skipped)].join(', ')}`).toBe(most);
});
