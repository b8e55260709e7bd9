/**
 * Builds the application when its sources changed since the last build, and checks that the oldest browsers can run it.
 */
import { appFolder, BuildError, buildApp } from './buildApp.ts';
import { newerCss } from './browserFloor/newerCss.ts';
import { newerCalls } from './browserFloor/newerCalls.ts';

try {
  await buildApp((line) => process.stdout.write(`${line}\n`));
  const findings = [...newerCalls(appFolder), ...newerCss(appFolder)];
  if (findings.length > 0) throw new BuildError(findings.join('\n'));
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
