import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { binary } from '../scripts/binary.ts';
import { withoutStory } from './fences/layout.ts';
import { atPlace, exampleOf, recipeFolder } from './server/recipeExample.ts';

const PLACE = 'packages/app/src/screens/blade-system/param.tsx';
const STORY = PLACE.replace('.tsx', '.stories.tsx');

let folder: string;
beforeAll(async () => {
  folder = await recipeFolder();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What the compiler finds in the two files of the recipe. */
async function faultsIn(screen: string, story: string): Promise<string> {
  const home = path.join(folder, 'screens');
  await mkdir(home, { recursive: true });
  await writeFile(path.join(home, 'param.tsx'), atPlace(screen, PLACE));
  await writeFile(path.join(home, 'param.stories.tsx'), atPlace(story, STORY));
  const project = path.join(folder, 'tsconfig.json');
  await writeFile(
    project,
    JSON.stringify({
      extends: '../../tsconfig.json',
      include: ['screens', '../../packages/app/src/base/*.ts', '../../packages/geometry/src/read/saxen.ts'],
    }),
  );
  return promisify(execFile)(process.execPath, [binary('typescript', 'tsc'), '-p', project], { cwd: folder }).then(
    ({ stdout }) => stdout,
    (fault: unknown) => (fault as { stdout: string }).stdout,
  );
}

it('the recipe of a screen and its story holds against the types of contract, kit and application', async () => {
  expect(await faultsIn(await exampleOf('Add a screen'), await exampleOf('Add a screen', 1))).toBe('');
});

it('a row that the contract does not know is told by the compiler, with its place', async () => {
  const story = (await exampleOf('Add a screen', 1)).replace('paramKey:', 'parmKey:');
  expect(await faultsIn(await exampleOf('Add a screen'), story)).toMatch(/param\.stories\.tsx.*parmKey/s);
});

it('both files satisfy the fence of stories, and the screen alone does not', async () => {
  const files = [
    { path: PLACE, source: await exampleOf('Add a screen') },
    { path: STORY, source: await exampleOf('Add a screen', 1) },
  ];
  expect(withoutStory(files)).toEqual([]);
  expect(withoutStory(files.slice(0, 1)).map(({ path: found }) => found)).toEqual([PLACE]);
});
