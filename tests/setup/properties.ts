import fc from 'fast-check';
import { propertySeed } from './propertySeed.ts';

const runs = Number(process.env.RUNS ?? 100);

fc.configureGlobal(
  propertySeed === undefined ? { numRuns: Math.max(100, runs) } : { seed: propertySeed, numRuns: runs },
);
