import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { browserPath } from '../../scripts/browserPath.ts';
import { serve } from '../bench/serve.ts';
import { install, writeFiles } from './install.ts';
import { nextFiles } from './nextProject.ts';
import { openNext } from './openNext.ts';
import { type PeopleServer, openPeopleServer } from './peopleServer.ts';
import { usePeople } from './usePeople.ts';
import { viteFiles } from './viteProject.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'lattice-kit-newest-'));
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
let people: PeopleServer;
let browser: Browser;

/** Runs npm in a folder below that of the test. */
const npm = (place: string, ...words: string[]) =>
  execFileSync('npm', words, { cwd: path.join(folder, place), env, stdio: 'pipe' });

/** Makes a project from its template, installs all that it has, and follows the README, without a version of ours. */
function follow(name: string, template: readonly string[], plugin: string, files: Readonly<Record<string, string>>) {
  const project = path.join(folder, name);
  npm('', 'exec', '--yes', '--', ...template);
  npm(name, 'install', '--no-audit', '--no-fund', '--ignore-scripts');
  const by = install({ project, tarball: inject('kit'), home: 'packages/ui', tools: { [plugin]: 'latest' } });
  expect(by, 'the newest templates need the npm registry').toBe('npm');
  writeFiles(project, files);
  const { stdout, stderr, status } = spawnSync('npm', ['run', 'build'], {
    cwd: project,
    encoding: 'utf8',
    env: { ...env, NODE_ENV: 'production' },
  });
  expect(status, stdout + stderr).toBe(0);
  return project;
}

beforeAll(async () => {
  people = await openPeopleServer();
  browser = await chromium.launch({ executablePath: browserPath });
});

afterAll(async () => {
  await browser?.close();
  people?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the newest template of Vite follows the README', async () => {
  const project = follow(
    'vite',
    ['create-vite@latest', 'vite', '--template', 'react-ts', '--no-interactive', '--no-immediate'],
    '@vanilla-extract/vite-plugin',
    viteFiles(people.address),
  );
  const { address, close } = await serve(path.join(project, 'dist'));
  try {
    await usePeople(await browser.newPage(), `${address}/index.html`, people);
  } finally {
    close();
  }
});

test('the newest template of Next.js follows the README', async () => {
  const project = follow(
    'next',
    ['create-next-app@latest', 'next', '--yes', '--skip-install', '--disable-git'],
    '@vanilla-extract/next-plugin',
    nextFiles(people.address),
  );
  const server = await openNext(project);
  try {
    await usePeople(await browser.newPage(), server.address, people);
    expect(server.said()).not.toMatch(/warn|uncompiled|error/i);
  } finally {
    await server.close();
  }
});
