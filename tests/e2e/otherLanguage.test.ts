import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exampleOf } from '../server/recipeExample.ts';
import { leftChinese } from './leftChinese.ts';
import { FIRST, openTown } from './openTown.ts';
import { signIn } from './signIn.ts';
import { expect, test } from './town.ts';

const root = path.join(import.meta.dirname, '../..');

/** Names of people, which stay as they are. */
const PERSON = '系统管理员';

/** Lists, whose data stand in the table alone. */
const screens = [
  '/source/roadinfo',
  '/source/populationinfo',
  '/source/houseinfo',
  '/project/Volunteer',
  '/project/patrolPoints',
  '/shzlwgh/SanitationCar',
  '/blade-system/role',
  '/blade-system/param',
  '/blade-system/post',
  '/cms/article',
];

/** A catalogue whose words cannot be taken for English: every translation in brackets. */
const pseudo = (english: string) =>
  english.replaceAll(/^msgstr "((?:[^"\\]|\\.)+)"((?:\n"(?:[^"\\]|\\.)*")*)$/gm, (line, first: string, rest: string) =>
    /^(?:Content-|Language|Project-|POT-|PO-|MIME-|X-|Report-|Last-|Plural-)/.test(first)
      ? line
      : rest === ''
        ? `msgstr "⟦${first}⟧"`
        : `msgstr "⟦${first}"${rest.replace(/"$/, '⟧"')}`,
  );

/** A copy of the sources with one more language: a catalogue, and a row of the table. */
async function withLanguage(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'lattice-language-'));
  for (const part of ['packages', 'themes', 'locales', 'scripts', 'tests/fences'])
    await cp(path.join(root, part), path.join(copy, part), {
      recursive: true,
      filter: (file) => !/(?:^|[\\/])(?:dist|node_modules)$/.test(file),
    });
  for (const name of ['package.json', 'package-lock.json', 'vite.shared.ts', 'lingui.config.ts', 'tsconfig.json'])
    await cp(path.join(root, name), path.join(copy, name));
  const modules = path.join(copy, 'node_modules');
  await mkdir(path.join(modules, '@lattice'), { recursive: true });
  for (const name of await readdir(path.join(root, 'node_modules')))
    if (name !== '@lattice') await symlink(path.join(root, 'node_modules', name), path.join(modules, name));
  for (const name of ['api', 'app', 'flow', 'server', 'ui'])
    await symlink(`../../packages/${name}`, path.join(modules, '@lattice', name));
  const locales = path.join(copy, 'locales');
  await writeFile(path.join(locales, 'xa.po'), pseudo(await readFile(path.join(locales, 'en.po'), 'utf8')));
  const table = await readFile(path.join(locales, 'languages.ts'), 'utf8');
  const row = await exampleOf('Add a language');
  await writeFile(path.join(locales, 'languages.ts'), table.replace(/^\} as const/m, `${row}} as const`));
  return copy;
}

test(
  'a language is a catalogue and a row: no Chinese is left on ten screens',
  { tag: '@release' },
  async ({ browser }) => {
    test.setTimeout(400_000);
    const copy = await withLanguage();
    try {
      const app = path.join(copy, 'packages/app');
      execFileSync(process.execPath, [path.join(root, 'node_modules/vite/bin/vite.js'), 'build', '--minify', 'false'], {
        cwd: app,
        env: { ...process.env, NODE_ENV: 'production' },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      const town = await openTown({ ...FIRST, STATIC_ROOT: path.join(app, 'dist') });
      try {
        const page = await browser.newPage({ baseURL: town.address });
        await signIn(page, town, 'admin');
        await page.goto('/wel/index');
        await page.getByRole('combobox', { name: '语言' }).selectOption('Pseudo');
        await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
        for (const address of screens) {
          await page.goto(address);
          await expect(page.getByRole('main')).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
          await expect.poll(() => page.locator('body').innerText(), { message: address }).toContain('⟦');
          await expect
            .poll(
              async () =>
                (await leftChinese(page.locator('body'))).filter(
                  (words) => !words.includes(PERSON) && !PERSON.includes(words),
                ),
              { message: address },
            )
            .toEqual([]);
          await expect.poll(() => page.title(), { message: address }).not.toMatch(/[\u3400-\u9fff]/);
        }
        await page.getByRole('button', { name: '⟦Appearance⟧' }).click();
        await expect(page.getByRole('radio', { name: '⟦Dark⟧' })).toBeAttached();
        await page.close();
      } finally {
        await town.close();
      }
    } finally {
      await rm(copy, { recursive: true, force: true });
    }
  },
);
