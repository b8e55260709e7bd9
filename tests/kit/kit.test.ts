import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { expect, inject, test } from 'vitest';
import { newerCalls } from '../../scripts/browserFloor/newerCalls.ts';
import { newerCss } from '../../scripts/browserFloor/newerCss.ts';
import { importedPackages } from '../../scripts/kitManifest.ts';
import { kitFolder } from '../../scripts/packKit.ts';
import { root } from '../../scripts/root.ts';

const files = execFileSync('tar', ['-tzf', inject('kit')], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .map((name) => name.replace('package/', ''));

function packed(name: string): string {
  return readFileSync(path.join(kitFolder, name), 'utf8');
}

function messagesOf(language: string): Record<string, unknown> {
  const literal = /JSON\.parse\((".*")\)/s.exec(packed(`locales/${language}.js`))?.[1] ?? '';
  return JSON.parse(JSON.parse(literal) as string) as Record<string, unknown>;
}

test('licence and notes of changes go out', () => {
  expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md']));
});

test('every component is an entry with types; no story, test or application goes out', () => {
  const components = globSync('packages/ui/src/*/*.stories.tsx', { cwd: root })
    .map((file) => path.basename(file, '.stories.tsx'))
    .filter((name) => existsSync(path.join(root, `packages/ui/src/${name}/${name}.tsx`)));
  expect(components.length).toBeGreaterThan(40);
  expect(
    components
      .flatMap((name) => [`${name}/${name}.js`, `${name}/${name}.d.ts`])
      .filter((name) => !files.includes(name)),
  ).toEqual([]);
  expect(files.filter((name) => /\.stories\.|\.test\.|(?<!\.d)\.tsx?$|^src\/|node_modules/.test(name))).toEqual([]);
  expect(
    files.filter(
      (name) =>
        /\.(?:js|d\.ts)$/.test(name) &&
        importedPackages(packed(name)).some((one) =>
          /^(?:@lattice\/(?:api|app|flow|geometry|server)|react-router|valtio|wretch)$/.test(one),
        ),
    ),
  ).toEqual([]);
});

test('every theme and both languages go out, with every text of the kit', () => {
  const themes = globSync('themes/*.css.ts', { cwd: root }).map((file) => path.basename(file, '.css.ts'));
  expect(
    themes.flatMap((name) => [`themes/${name}.css`, `themes/${name}.d.ts`]).filter((name) => !files.includes(name)),
  ).toEqual([]);
  const code = files
    .filter((name) => name.endsWith('.js') && !name.startsWith('locales/'))
    .map(packed)
    .join('\n');
  const shown = [...code.matchAll(/\/\*\* i18n \*\/\s*\{\s*id: "([^"]+)"|\bTrans\w*, \{\s*id: "([^"]+)"/g)].map(
    ([, called, drawn]) => called ?? drawn ?? '',
  );
  expect(shown.length).toBeGreaterThan(100);
  for (const language of ['zh', 'en']) {
    const messages = messagesOf(language);
    expect(
      [...new Set(shown)].filter((id) => !(id in messages)),
      `messages that locales/${language}.po lacks; run npm run i18n`,
    ).toEqual([]);
    expect(
      Object.keys(messages).filter((id) => !shown.includes(id)),
      'messages that no component of the kit shows',
    ).toEqual([]);
  }
});

test('the oldest browsers of package.json know all that it calls and all of its styles', () => {
  expect([...newerCalls(kitFolder), ...newerCss(kitFolder)]).toEqual([]);
});

test('a further language can translate every text of the kit', () => {
  const texts = JSON.parse(packed('locales/texts.json')) as string[];
  const ids = texts.map((key) => {
    const [text = '', context] = key.split('\u0004').toReversed();
    return generateMessageId(text, context) as string;
  });
  expect(Object.keys(messagesOf('zh')).filter((id) => !ids.includes(id))).toEqual([]);
});

test('no module has a name that the vanilla-extract plugin of a project would take for its own', () => {
  expect(files.filter((name) => /\.css\.(?:js|cjs|mjs|jsx|ts|tsx)$/.test(name))).toEqual([]);
  expect(files.filter((name) => name.endsWith('.style.js')).length).toBeGreaterThan(100);
});

/** The modules that a module imports at once, by the path of a file or the name of a package. */
const importsOf = (name: string): string[] =>
  [...packed(name).matchAll(/^(?:import|export)\b[^'"]*['"]([^'"]+)['"];?$/gm)].map(([, specifier = '']) =>
    specifier.startsWith('.') ? path.posix.join(path.posix.dirname(name), specifier) : specifier,
  );
const needsBrowser =
  /^(?:react|react-dom|react-aria-components|@lingui\/react|@tiptap\/react|@visx\/visx|lucide-react)(?:\/|$)/;

test('what draws or keeps state is marked for the browser, and what a server may call is not', () => {
  const modules = files.filter((name) => name.endsWith('.js'));
  const isMarked = (name: string) => packed(name).startsWith("'use client';");
  const marked = new Set(modules.filter(isMarked));
  const data = modules.filter((name) => /^(?:themes|theme|locales|catalogue|memorySource|copyText)\//.test(name));
  expect(data.length).toBeGreaterThan(30);
  expect(data.filter((name) => marked.has(name))).toEqual([]);
  const components = modules.filter((name) => /^([A-Z]\w+)\/\1\.js$/.test(name));
  expect(components.length).toBeGreaterThan(100);
  expect(components.filter((name) => !marked.has(name))).toEqual([]);
  expect(
    modules.filter(
      (name) => !marked.has(name) && importsOf(name).some((one) => marked.has(one) || needsBrowser.test(one)),
    ),
  ).toEqual([]);
});
