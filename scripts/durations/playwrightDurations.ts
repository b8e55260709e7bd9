import path from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { StepDurations, TestDuration } from './Durations.ts';

function testsIn(suite: JSONReportSuite, folder: string, titles: readonly string[]): TestDuration[] {
  const own = suite.specs.map(({ file, title, ok, tests }) => ({
    file: path.join(folder, file),
    test: [...titles, title].join(' › '),
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    hasFailed: !ok,
  }));
  const below = (suite.suites ?? []).flatMap((one) => testsIn(one, folder, [...titles, one.title]));
  return [...own, ...below];
}

/** The durations in a report that Playwright wrote as JSON; `root` is the folder that paths begin from. */
export function playwrightDurations(report: JSONReport, root: string): Omit<StepDurations, 'seconds'> {
  const folder = path.relative(root, report.config.rootDir);
  const tests = report.suites.flatMap((suite) => testsIn(suite, folder, []));
  const files = new Map<string, number>();
  for (const { file, seconds } of tests) files.set(file, (files.get(file) ?? 0) + seconds);
  return { files: [...files].map(([file, seconds]) => ({ file, seconds })), tests };
}
