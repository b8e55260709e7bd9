import { existsSync, readFileSync } from 'node:fs';
import type { JSONReport } from '@playwright/test/reporter';
import { root } from '../root.ts';
import type { StepDurations } from './Durations.ts';
import { playwrightDurations } from './playwrightDurations.ts';

/** Reads what a step wrote of its files and tests; nothing where it wrote none. */
export function readDurations(file: string): Omit<StepDurations, 'seconds'> {
  if (!existsSync(file)) return { files: [], tests: [] };
  const found = JSON.parse(readFileSync(file, 'utf8')) as JSONReport | Omit<StepDurations, 'seconds'>;
  return 'suites' in found ? playwrightDurations(found, root) : found;
}
