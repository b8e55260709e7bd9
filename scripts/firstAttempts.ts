import { stripVTControlCharacters } from 'node:util';
import type { Reporter } from 'vitest/node';

/** Most characters of a fault that are told. */
const MOST = 400;

/** Tells why a test that passed at a further attempt failed before, which Vitest keeps to itself. */
export const firstAttempts: Reporter = {
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky !== true) return;
    for (const { message } of test.result().errors ?? []) {
      const words = stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').slice(0, MOST);
      process.stdout.write(`First attempt of ${test.module.relativeModuleId} ${test.fullName}: ${words}\n`);
    }
  },
};
