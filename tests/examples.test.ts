import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { binary } from '../scripts/binary.ts';
import { root } from '../scripts/root.ts';

/** An example in a comment, with its file and line. */
interface Example {
  place: string;
  code: string;
}

const block = /^ \* @example\n \* {3}```tsx?\n((?: \*.*\n)*?) \* {3}```$/gm;

/** What stands behind each `@example` of a source. */
function examplesOf(file: string): Example[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const examples = [...source.matchAll(block)].map(({ 1: lines = '', index }) => ({
    place: `${file}:${source.slice(0, index).split('\n').length}`,
    code: lines.replaceAll(/^ \* {0,3}/gm, ''),
  }));
  const named = source.match(/^ \* @example/gm)?.length ?? 0;
  if (named !== examples.length)
    throw new Error(
      `${file} has an @example that is no block of code. Write it in \`\`\`ts … \`\`\`, with its imports.`,
    );
  return examples;
}

const examples = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file))
  .flatMap((file) => examplesOf(file.replaceAll('\\', '/')));

test('the examples of comments compile as they stand', () => {
  expect(examples.length).toBeGreaterThan(15);
  const folder = path.join(root, '.out/examples');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  examples.forEach(({ place, code }, at) =>
    writeFileSync(path.join(folder, `${at}.tsx`), `// ${place}\n${code}\nexport {};\n`),
  );
  const options = { noUnusedLocals: false, incremental: false };
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.json',
      compilerOptions: options,
      // What no package brings types for is declared there.
      include: ['*.tsx', '../../packages/server/src/flow/bpmnModdle.ts', '../../packages/geometry/src/read/saxen.ts'],
      exclude: [],
    }),
  );
  let said = '';
  try {
    execFileSync(process.execPath, [binary('typescript', 'tsc'), '-p', folder], { stdio: 'pipe' });
  } catch (error) {
    said = String((error as { stdout: unknown }).stdout);
  }
  const named = said.replaceAll(/^.*?\b(\d+)\.tsx/gm, (_, at: string) => examples[Number(at)]?.place ?? at);
  expect(named, 'examples that do not compile').toBe('');
}, 60_000);
