import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { browserPath } from '../../scripts/browserPath.ts';
import { manifestOf } from '../../scripts/packFolder.ts';
import { root } from '../../scripts/root.ts';
import { serve } from '../bench/serve.ts';
import { entryCost } from './entryCost.ts';
import { install, writeFiles } from './install.ts';
import { type PeopleServer, openPeopleServer } from './peopleServer.ts';
import { usePeople } from './usePeople.ts';
import { viteFiles, viteStart, viteTools } from './viteProject.ts';

const project = mkdtempSync(path.join(tmpdir(), 'lattice-kit-vite-'));
/** The oldest version of each peer that the kit says it works with. */
const oldest = Object.fromEntries(
  Object.entries(manifestOf(path.join(root, 'packages/ui')).peerDependencies ?? {}).map(([name, range]) => [
    name,
    range.replace('^', ''),
  ]),
);
let people: PeopleServer;
let browser: Browser;

function say(line: string): void {
  process.stdout.write(`  ${line}\n`);
}

beforeAll(async () => {
  people = await openPeopleServer();
  browser = await chromium.launch({ executablePath: browserPath });
  writeFiles(project, viteStart);
  say(
    `installed by ${install({ project, tarball: inject('kit'), home: 'packages/ui', tools: viteTools, pins: oldest })}`,
  );
  writeFiles(project, viteFiles(people.address));
});

afterAll(async () => {
  await browser?.close();
  people?.close();
  rmSync(project, { recursive: true, force: true });
});

test('the oldest React of its range has all that the kit imports', () => {
  const home = path.join(project, 'node_modules/@lattice/ui');
  const load = createRequire(path.join(project, 'package.json'));
  const imports = globSync('**/*.js', { cwd: home }).flatMap((file) =>
    [
      ...readFileSync(path.join(home, file), 'utf8').matchAll(
        /^import \{([^}]*)\} from "(react(?:-dom)?(?:\/[\w-]+)?)";$/gm,
      ),
    ].flatMap(([, names = '', from = '']) =>
      names.split(',').map((name) => ({ from, name: name.trim().split(' as ')[0] ?? '' })),
    ),
  );
  expect(imports.length).toBeGreaterThan(1000);
  const lacking = imports.filter(({ from, name }) => !(name in (load(from) as object)));
  expect([...new Set(lacking.map(({ from, name }) => `${name} of ${from}`))]).toEqual([]);
});

test('a Vite project checks its types with those of every library, and builds', () => {
  const run = (script: string, ...args: string[]) =>
    spawnSync(process.execPath, [path.join(project, 'node_modules', script), ...args], {
      cwd: project,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    });
  expect(run('typescript/bin/tsc', '-p', '.')).toMatchObject({ stdout: '', status: 0 });
  expect(run('vite/bin/vite.js', 'build', '--logLevel', 'warn')).toMatchObject({ stdout: '', stderr: '', status: 0 });
});

test('its page works in a theme and a language of its own, and the console stays empty', async () => {
  const { address, close } = await serve(path.join(project, 'dist'));
  try {
    await usePeople(await browser.newPage(), `${address}/index.html`, people);
  } finally {
    close();
  }
});

test('elements outside of a theme keep the styles of the browser, and rules of the host win within', async () => {
  const { address, close } = await serve(path.join(project, 'dist'));
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
      const within = put(document, 'town');
      const answer = { browser: looksIn(put(bare)), outside: looksIn(put(document)), within: looksIn(within) };
      const rule = document.head.appendChild(document.createElement('style'));
      rule.textContent = 'h1 { margin: 30px; }';
      return { ...answer, ruled: getComputedStyle(within.children[0] as Element).marginTop };
    });
    expect(looks.outside).toEqual(looks.browser);
    expect(looks.within.filter((look, at) => look === looks.browser[at])).toEqual([]);
    expect(looks.ruled).toBe('30px');
  } finally {
    close();
  }
});

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
});
