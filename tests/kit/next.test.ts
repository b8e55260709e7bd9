import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { browserPath } from '../../scripts/browserPath.ts';
import { install, writeFiles } from './install.ts';
import { nextFiles, nextPins, nextStart, nextTools } from './nextProject.ts';
import { openNext } from './openNext.ts';
import { type PeopleServer, openPeopleServer } from './peopleServer.ts';
import { usePeople } from './usePeople.ts';

const project = mkdtempSync(path.join(tmpdir(), 'lattice-kit-next-'));
let people: PeopleServer;

beforeAll(async () => {
  people = await openPeopleServer();
  writeFiles(project, nextStart);
  install({ project, tarball: inject('kit'), home: 'packages/ui', tools: nextTools, pins: nextPins });
  writeFiles(project, nextFiles(people.address));
});

afterAll(() => {
  people?.close();
  rmSync(project, { recursive: true, force: true });
});

test('a Next.js project builds, with a page of the server that shows components of the kit', () => {
  const script = path.join(project, 'node_modules/next/dist/bin/next');
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, 'build'], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  expect({ status, stderr }, stdout).toEqual({ status: 0, stderr: '' });
  expect(stdout).not.toMatch(/warn|uncompiled|error/i);
});

test('its page works in a theme and a language of its own, and neither console says anything', async () => {
  const browser = await chromium.launch({ executablePath: browserPath });
  const server = await openNext(project);
  try {
    const drawn = await (await fetch(server.address)).text();
    expect(drawn).toContain('登记');
    await usePeople(await browser.newPage(), server.address, people);
    expect(server.said()).not.toMatch(/warn|uncompiled|error/i);
  } finally {
    await browser.close();
    await server.close();
  }
});
