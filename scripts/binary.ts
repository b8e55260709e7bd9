import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.ts';

/** The script behind a command of an installed package, to be run with `process.execPath`. */
export function binary(packageName: string, command = packageName): string {
  const folder = path.join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const script = typeof bin === 'string' ? bin : bin[command];
  if (!script)
    throw new Error(
      `The package ${packageName} has no command ${command}, so the step that needs it ` +
        'cannot run. Correct the name in scripts/steps.ts.',
    );
  return path.join(folder, script);
}
