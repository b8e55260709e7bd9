import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import type { Durations } from './Durations.ts';

const file = path.join(root, '.out/durations.json');

/** The durations of the last run of each step. */
export const keptDurations = (): Durations =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Durations) : {};

/** Keeps the durations of a run; those of steps that it did not run stay. */
export function keepDurations(durations: Durations): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...keptDurations(), ...durations }, null, 1)}\n`);
}
