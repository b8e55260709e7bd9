import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newerCalls } from '../../scripts/browserFloor/newerCalls.ts';
import { newerCss } from '../../scripts/browserFloor/newerCss.ts';
import { kitFolder, packKit } from '../../scripts/packKit.ts';
import { browserPath } from '../../scripts/browserPath.ts';
import { root } from '../../scripts/root.ts';
import { serve } from '../bench/serve.ts';
import { blankProject, tools } from './blankProject.ts';
import { entryCost } from './entryCost.ts';
import { install } from './install.ts';

const project = mkdtempSync(path.join(tmpdir(), 'lattice-kit-'));
const home = path.join(project, 'node_modules/@lattice/ui');
let tarball = '';
let files: string[] = [];

function say(line: string): void {
  process.stdout.write(`  ${line}\n`);
}

function packed(name: string): string {
  return readFileSync(path.join(home, name), 'utf8');
}

function messagesOf(language: string): Record<string, unknown> {
  const literal = /JSON\.parse\((".*")\)/s.exec(packed(`locales/${language}.js`))?.[1] ?? '';
  return JSON.parse(JSON.parse(literal) as string) as Record<string, unknown>;
}

beforeAll(() => {
  tarball = packKit(path.join(root, '.out/kit'));
  files = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((name) => name.replace('package/', ''));
  say(`installed by ${install({ project, tarball, home: 'packages/ui', files: blankProject, tools })}`);
}, 300_000);

afterAll(() => rmSync(project, { recursive: true, force: true }), 120_000);

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
        /@lattice\/(?:api|app|flow|server)|react-router|valtio|wretch/.test(packed(name)),
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

test('a blank project checks its types with those of every library, and builds', () => {
  const run = (script: string, ...args: string[]) =>
    spawnSync(process.execPath, [path.join(project, 'node_modules', script), ...args], {
      cwd: project,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    });
  expect(run('typescript/bin/tsc', '-p', '.')).toMatchObject({ stdout: '', status: 0 });
  expect(run('vite/bin/vite.js', 'build', '--logLevel', 'error')).toMatchObject({ stderr: '', status: 0 });
}, 120_000);

test('its page works in Chromium, in the theme and in Chinese', async () => {
  const { address, close } = await serve(path.join(project, 'dist'));
  const browser = await chromium.launch({ executablePath: browserPath });
  try {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(`${address}/index.html`);
    await page.getByRole('textbox', { name: '姓名' }).fill('阿依古丽');
    const button = page.getByRole('button', { name: '登记' });
    await button.click();
    await page.getByRole('grid', { name: '居民' }).getByRole('rowheader', { name: '阿依古丽' }).waitFor();
    await page.getByRole('grid', { name: '会员' }).getByRole('rowheader', { name: '第1页每页10条' }).waitFor();
    await page.getByRole('button', { name: /问候/ }).waitFor();
    await page.getByRole('columnheader', { name: '序号' }).first().waitFor();
    await page.getByRole('columnheader', { name: 'Nº' }).waitFor();
    await page.mouse.move(0, 0);
    const accent = /--lt-color-accent: ([^;]+);/.exec(packed('themes/dark.css'))?.[1] ?? '';
    const colour = await page.evaluate((text) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.backgroundColor = text;
      return getComputedStyle(probe).backgroundColor;
    }, accent);
    await expect.poll(() => button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(colour);
    expect(colour).toMatch(/^rgb/);
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
    close();
  }
}, 60_000);

test('elements outside of a theme keep the styles of the browser, and rules of the host win within', async () => {
  const { address, close } = await serve(path.join(project, 'dist'));
  const browser = await chromium.launch({ executablePath: browserPath });
  try {
    const page = await browser.newPage();
    await page.goto(`${address}/index.html`);
    await page.getByRole('button', { name: '登记' }).waitFor();
    const looks = await page.evaluate(() => {
      const markup =
        '<h1>a</h1><p>a</p><button>a</button><input><ul><li>a</li></ul>' +
        '<table><tbody><tr><td>a</td></tr></tbody></table><svg></svg>';
      const said = [
        'box-sizing',
        'margin-top',
        'padding-left',
        'font-size',
        'font-weight',
        'font-family',
        'line-height',
        'color',
        'display',
        'list-style-type',
        'border-spacing',
        'max-width',
      ];
      const looksIn = (place: Element) =>
        [...place.children].map((one) => {
          const style = (one.ownerDocument.defaultView ?? window).getComputedStyle(one);
          return [one.localName, ...said.map((name) => style.getPropertyValue(name))].join(' | ');
        });
      document.documentElement.removeAttribute('data-theme');
      const put = (sheet: Document, theme?: string) => {
        const place = sheet.createElement('section');
        if (theme !== undefined) place.dataset.theme = theme;
        place.innerHTML = markup;
        sheet.body.append(place);
        return place;
      };
      const frame = document.body.appendChild(document.createElement('iframe'));
      const bare = frame.contentDocument ?? document;
      bare.write('<!doctype html><body></body>');
      bare.close();
      const within = put(document, 'dark');
      const answer = { browser: looksIn(put(bare)), outside: looksIn(put(document)), within: looksIn(within) };
      const rule = document.head.appendChild(document.createElement('style'));
      rule.textContent = 'h1 { margin: 30px; }';
      return { ...answer, ruled: getComputedStyle(within.children[0] as Element).marginTop };
    });
    expect(looks.outside).toEqual(looks.browser);
    expect(looks.within.filter((look, at) => look === looks.browser[at])).toEqual([]);
    expect(looks.ruled).toBe('30px');
  } finally {
    await browser.close();
    close();
  }
}, 60_000);

test('an entry costs what it is worth', async () => {
  const shared = await entryCost(project, ['react-aria-components/Button']);
  const button = await entryCost(project, ['@lattice/ui/Button']);
  const three = await entryCost(project, ['@lattice/ui/Button', '@lattice/ui/TextField', '@lattice/ui/DataTable']);
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  say(
    `Button ${kilobytes(button - shared)} gzip beyond React and React Aria’s button ` +
      `(${kilobytes(shared)}); Button, TextField and DataTable ${kilobytes(three)} in all`,
  );
  expect(button - shared).toBeLessThanOrEqual(12_000);
}, 120_000);
