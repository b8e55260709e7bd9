import { execFile, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newerCalls } from '../../scripts/browserFloor/newerCalls.ts';
import { binary } from '../../scripts/binary.ts';
import { browserPath } from '../../scripts/browserPath.ts';
import { apiFolder, packApi } from '../../scripts/packApi.ts';
import { root } from '../../scripts/root.ts';
import { listed } from '../contract/endpoints.ts';
import { type StandIn, openStandIn } from '../standin/openStandIn.ts';
import { install, writeFiles } from './install.ts';

const runFile = promisify(execFile);
const project = mkdtempSync(path.join(tmpdir(), 'lattice-api-'));
const readme = readFileSync(path.join(root, 'packages/api/README.md'), 'utf8');
/** The first call as the README has it, at the address that is given. */
const firstCall = (/```ts\n(.*?)```/s.exec(readme)?.[1] ?? '').replace(/'https:[^']*'/, 'globalThis.place');
let server: StandIn;

const compiler = {
  compilerOptions: {
    target: 'ES2022',
    module: 'nodenext',
    strict: true,
    skipLibCheck: false,
    types: [],
    outDir: 'made',
  },
  files: ['first.ts'],
};
const files: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'blank', private: true, type: 'module' }),
  'tsconfig.json': JSON.stringify(compiler),
  'first.ts': `declare global { var place: string }\n${firstCall}globalThis.document.title = String(total);\n`,
  'index.html': `<!doctype html>
<script>globalThis.place = '';</script>
<script type="module" src="/made/first.js"></script>`,
  'run.js': "globalThis.place = process.argv[2];\nglobalThis.document = {};\nawait import('./made/first.js');\n",
};

const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [script, ...args], { cwd: project, encoding: 'utf8' });

beforeAll(async () => {
  const tarball = packApi(path.join(root, '.out/kit'));
  writeFiles(project, files);
  const by = install({ project, tarball, home: 'packages/api', tools: {} });
  process.stdout.write(`  installed by ${by}\n`);
  server = await openStandIn('A', path.join(project, 'dist'));
}, 120_000);

afterAll(async () => {
  await server?.close();
  rmSync(project, { recursive: true, force: true });
});

test('a blank project checks its types, and makes the first call of the README with Node', async () => {
  expect(run(binary('typescript', 'tsc'), '-p', '.')).toMatchObject({ stdout: '', status: 0 });
  const { stdout } = await runFile(process.execPath, ['run.js', server.address], { cwd: project });
  expect(stdout).toContain('枫桥大道');
}, 60_000);

test('a page makes it in Chromium', async () => {
  expect(run(binary('vite'), 'build', '--logLevel', 'error')).toMatchObject({ stderr: '', status: 0 });
  const browser = await chromium.launch({ executablePath: browserPath });
  try {
    const page = await browser.newPage();
    await page.goto(server.address);
    await expect.poll(() => page.title()).toBe('1');
  } finally {
    await browser.close();
  }
}, 60_000);

test('modules with declarations go out, without sources and tests, in what the oldest browsers know', () => {
  const all = globSync('**/*.{js,ts}', { cwd: apiFolder });
  expect(all.filter((name) => /\.test\.|fixtures|(?<!\.d)\.ts$/.test(name))).toEqual([]);
  expect(all.filter((name) => name.endsWith('.js') && !all.includes(name.replace(/js$/, 'd.ts')))).toEqual([]);
  expect(newerCalls(apiFolder)).toEqual([]);
  expect(existsSync(path.join(project, 'node_modules/@lattice/api/CHANGELOG.md'))).toBe(true);
});

test('every call of the contract stands in the pages, with its types', () => {
  const pages = globSync('node_modules/@lattice/api/calls/*.md', { cwd: project })
    .map((name) => readFileSync(path.join(project, name), 'utf8'))
    .join('\n');
  expect(listed.filter(({ method, path: address }) => !pages.includes(`\`${method} ${address}\``))).toEqual([]);
  expect(pages).toMatch(/`saveEventInfo`.*`EventReport` as JSON \| `SavedEvent`.*Reports an event/);
  expect(pages).toMatch(/^\| `eventStatus` \| 事件状态 \| dict \|.*`event_status`/m);
});
