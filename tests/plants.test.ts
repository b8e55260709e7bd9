import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../scripts/root.ts';
import { plants } from './plants/plants.ts';

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('planted faults', () => {
  it('are thirty or more, and differ', () => {
    expect(plants.length).toBeGreaterThanOrEqual(30);
    expect(new Set(plants.map(({ fault }) => fault)).size).toBe(plants.length);
  });

  it.each(plants)('can be planted: $fault', ({ file, from, to, test }) => {
    expect(textOf(file).split(from)).toHaveLength(2);
    expect(to).not.toBe(from);
    expect(test === undefined || existsSync(path.join(root, test))).toBe(true);
  });
});
