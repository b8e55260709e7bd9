import { mkdtemp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTownZone } from '@lattice/api/townTime';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { staticFiles } from './staticFiles.ts';

let root = '';
const roots = new Set(['source', 'event', 'cms']);
const folder = () => join(root, 'dist');

async function build(name: string, version: string): Promise<void> {
  await mkdir(join(root, name, 'assets'), { recursive: true });
  await writeFile(join(root, name, 'index.html'), `page ${version}`);
  for (const part of ['start', 'list'])
    await writeFile(join(root, name, `assets/${part}-${version}.js`), `${part} ${version}`);
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'lattice-static-'));
  await build('dist', '1');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const reader = async () => {
  const serve = await staticFiles(folder(), roots);
  return async (path: string, method = 'GET') => {
    const response = await serve(new Request(`http://town.test${path}`, { method }));
    if (response === null) return null;
    return response.ok ? response.text() : `${response.status} ${await response.text()}`;
  };
};

it('serves files, and the page for addresses of the application, never for what stands under /assets/', async () => {
  const read = await reader();
  expect(await read('/assets/start-1.js')).toBe('start 1');
  expect(await read('/source/roadinfo')).toBe('page 1');
  expect(await read('/')).toBe('page 1');
  expect(await read('/cms/articlePreview/%E9%80%9A%E7%9F%A5')).toBe('page 1');
  for (const path of ['/.env', '/.git/config', '/source/.env', '//source'])
    expect({ path, text: await read(path) }).toEqual({ path, text: null });
  // Whoever mistypes an address reads so in the application, and a scanner that there is nothing.
  for (const path of ['/wp-admin', '/actuator/health', '/sourcemap'])
    expect({ path, text: await read(path) }).toEqual({ path, text: '404 page 1' });
  for (const path of ['/assets/none.js', '/assets/none', '/assets/', '/none.png', '/%E0%A4%A.js'])
    expect({ path, text: await read(path) }).toEqual({ path, text: null });
  expect(await read('/source/roadinfo', 'POST')).toBeNull();
});

it('a build replaced under it: what is gone is not there, then the new one is served', async () => {
  const read = await reader();
  expect(await read('/assets/start-1.js')).toBe('start 1');
  await build('next', '2');
  await rename(folder(), join(root, 'old'));
  expect(await read('/assets/list-1.js')).toBeNull();
  await rename(join(root, 'next'), folder());
  expect(await read('/assets/list-1.js')).toBeNull();
  expect(await read('/assets/list-2.js')).toBe('list 2');
  expect(await read('/source/roadinfo')).toBe('page 2');
});

it.each([
  ['/assets/start-1.js', 'public, max-age=31536000, immutable'],
  ['/logo.svg', 'public, max-age=86400'],
  ['/boot.js', 'no-cache'],
  ['/source/roadinfo', 'no-cache'],
])('says how long to keep %s', async (path, kept) => {
  await writeFile(join(folder(), 'logo.svg'), '<svg/>');
  await writeFile(join(folder(), 'boot.js'), '');
  const serve = await staticFiles(folder(), roots);
  const answer = await serve(new Request(`http://town.test${path}`));
  expect(answer?.headers.get('Cache-Control')).toBe(kept);
});

it('lets the page alone load from the hosts that are in use when it is asked for', async () => {
  const serve = await staticFiles(folder(), roots, async () => ({
    pictures: ['https://tiles.example'],
    data: ['https://media.example:*'],
  }));
  const policyOf = async (path: string) =>
    (await serve(new Request(`http://town.test${path}`)))?.headers.get('Content-Security-Policy') ?? '';
  expect(await policyOf('/event/event')).toContain("img-src 'self' data: blob: https://tiles.example;");
  expect(await policyOf('/event/event')).toContain("connect-src 'self' https://media.example:*;");
  expect(await policyOf('/assets/start-1.js')).not.toContain('example');
});

it('tells the page in which zone the town is', async () => {
  await writeFile(join(folder(), 'index.html'), '<meta name="lattice-zone" content="" /><p>town</p>');
  setTownZone('America/New_York');
  try {
    const read = await reader();
    expect(await read('/')).toBe('<meta name="lattice-zone" content="America/New_York" /><p>town</p>');
  } finally {
    setTownZone('Asia/Shanghai');
  }
});
