import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/root.ts';

/** An example of a recipe in CONTRIBUTING.md, as it stands there; `at` counts the examples below its title from 0. */
export async function exampleOf(title: string, at = 0): Promise<string> {
  const [, section = ''] = (await readFile(path.join(root, 'CONTRIBUTING.md'), 'utf8')).split(`\n## ${title}\n`);
  const examples = [...(section.split('\n## ')[0] ?? '').matchAll(/```tsx?\n(.*?)```/gs)];
  const example = examples[at]?.[1];
  if (example === undefined) throw new Error(`CONTRIBUTING.md has no example ${at + 1} under "${title}".`);
  return example;
}

/** A new folder in the repository that git and the other tests do not see; whoever makes it removes it. */
export async function recipeFolder(): Promise<string> {
  const place = path.join(root, '.out');
  await mkdir(place, { recursive: true });
  return mkdtemp(path.join(place, 'recipe-'));
}

/**
 * An example with its imports led to where they lead from `place`, the path that the recipe names; `except` are imports
 * that stay.
 */
export const atPlace = (source: string, place: string, except?: RegExp): string =>
  source.replaceAll(/(?<=(?:from |declare module )')\.{1,2}\/[^']+/g, (specifier) =>
    except?.test(specifier) === true ? specifier : path.join(root, path.dirname(place), specifier),
  );

/** Writes an example into a folder as the file that the recipe names, and loads it; its imports lead to the product. */
export async function loadExample(
  folder: string,
  place: string,
  source: string,
): Promise<Readonly<Record<string, unknown>>> {
  const file = path.join(folder, path.basename(place));
  await writeFile(file, atPlace(source, place));
  return (await import(pathToFileURL(file).href)) as Record<string, unknown>;
}
