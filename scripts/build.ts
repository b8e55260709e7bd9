/** Builds the application when its sources changed since the last build. */
import { BuildError, buildApp } from './buildApp.ts';

try {
  await buildApp((line) => process.stdout.write(`${line}\n`));
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
