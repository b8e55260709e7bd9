import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';
import type { StepDurations } from './Durations.ts';

/** Writes what each file and test took to the file that DURATIONS_FILE names; does nothing without it. */
export const vitestDurations: Reporter = {
  onTestRunEnd(modules) {
    const target = process.env.DURATIONS_FILE;
    if (target === undefined) return;
    const files = modules.map((module) => {
      const { collectDuration, setupDuration, duration } = module.diagnostic();
      return { file: module.relativeModuleId, seconds: (collectDuration + setupDuration + duration) / 1000 };
    });
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        file: module.relativeModuleId,
        test: test.fullName,
        seconds: (test.diagnostic()?.duration ?? 0) / 1000,
        hasFailed: test.result().state === 'failed',
      })),
    );
    const found: Omit<StepDurations, 'seconds'> = { files, tests };
    writeFileSync(target, JSON.stringify(found));
  },
};
