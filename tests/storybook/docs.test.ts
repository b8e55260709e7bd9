import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type Page, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { binary } from '../../scripts/binary.ts';
import { browserPath } from '../../scripts/browserPath.ts';
import { root } from '../../scripts/root.ts';
import { serve } from '../bench/serve.ts';
import { codeFaults } from './codeFaults.ts';
import { type ReadPage, readPage } from './readPage.ts';

interface IndexEntry {
  id: string;
  type: 'docs' | 'story';
  title: string;
  tags: readonly string[];
}

const folder = mkdtempSync(path.join(tmpdir(), 'lattice-storybook-'));
let browser: Browser;
let served: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  execFileSync(process.execPath, [binary('storybook'), 'build', '-o', folder, '--disable-telemetry', '--quiet'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', VITEST: undefined, STORYBOOK_KIT_ONLY: 'true' },
    stdio: 'pipe',
  });
  served = await serve(folder);
  browser = await chromium.launch({ executablePath: browserPath });
}, 900_000);

afterAll(async () => {
  await browser?.close();
  served?.close();
  rmSync(folder, { recursive: true, force: true });
}, 180_000);

/** Opens a page or a story of the built Storybook. */
async function opened(id: string, viewMode: IndexEntry['type'], globals = ''): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(`${served.address}/iframe.html?id=${id}&viewMode=${viewMode}&globals=${globals}`);
  return page;
}

/** The documentation pages of components. */
function componentPages(): IndexEntry[] {
  const index = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(index.entries).filter(
    ({ type, tags }) => type === 'docs' && tags.includes('autodocs') && !tags.includes('unattached-mdx'),
  );
}

test('every page of a component says what it is for and shows code that can be read and copied', async () => {
  const ids = componentPages().map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(100);
  const readers = await Promise.all([browser.newPage(), browser.newPage()]);
  const read: ReadPage[] = [];
  await Promise.all(
    readers.map(async (page) => {
      for (let id = ids.shift(); id !== undefined; id = ids.shift())
        read.push(await readPage(page, served.address, id));
    }),
  );
  expect(
    read.flatMap(({ id, codes }) => (codes.length === 0 ? [id] : [])),
    'pages without code',
  ).toEqual([]);
  expect(
    read.flatMap(({ id, codes }) => codes.flatMap((code) => codeFaults(code).map((fault) => `${id}: ${fault}`))),
  ).toEqual([]);
  expect(
    read.flatMap(({ id, description }) => (description.length < 20 ? [id] : [])),
    'pages without a purpose',
  ).toEqual([]);
}, 900_000);

test('the page of CrudTable lists every prop', async () => {
  const source = readFileSync(path.join(root, 'packages/ui/src/CrudTable/CrudTableProps.ts'), 'utf8');
  const props = [
    ...(/interface CrudTableProps(?:<[^>]*>)? \{(.*?)^\}/ms.exec(source)?.[1] ?? '').matchAll(/^ {2}(\w+)\??:/gm),
  ];
  expect(props.length).toBeGreaterThan(25);
  const page = await opened('crudtable--docs', 'docs');
  const cells = page.locator('.docblock-argstable').first().locator('tbody td:first-child');
  await cells.first().waitFor();
  const listed = await cells.allTextContents();
  expect(
    props.map(([, name]) => name).filter((name) => !listed.some((cell) => cell.replace(/\*$/, '') === name)),
  ).toEqual([]);
  await page.close();
}, 180_000);

test('documentation follows a dark theme', async () => {
  const ground = async (theme: string) => {
    const page = await opened('button--docs', 'docs', `theme:${theme}`);
    const wrapper = page.locator('.sbdocs-wrapper');
    await wrapper.waitFor();
    const [background, text] = await wrapper.evaluate((element) => {
      const words = element.querySelector('p') ?? element;
      return [getComputedStyle(element).backgroundColor, getComputedStyle(words).color];
    });
    await page.close();
    const light = (colour = '') =>
      (colour.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, one) => sum + Number(one), 0) / 765;
    return { background: light(background), text: light(text) };
  };
  const [dark, plain] = [await ground('dark'), await ground('default')];
  expect(dark.background).toBeLessThan(0.25);
  expect(dark.text).toBeGreaterThan(0.6);
  expect(plain.background).toBeGreaterThan(0.8);
  expect(plain.text).toBeLessThan(0.4);
}, 180_000);

test('the measured ratios of all themes hold in the build', async () => {
  const page = await opened('theme-review--ratios', 'story');
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window && document.querySelector('td') !== null);
  const status = await page.evaluate(
    async () =>
      new Promise<string>((resolve) => {
        interface Channel {
          last(name: string): readonly { status?: string }[] | undefined;
        }
        const { channel } = Reflect.get(window, '__STORYBOOK_PREVIEW__') as { channel: Channel };
        const ask = () => {
          const [ended] = channel.last('storyFinished') ?? [];
          if (ended?.status === undefined) setTimeout(ask, 50);
          else resolve(ended.status);
        };
        ask();
      }),
  );
  expect(status).toBe('success');
  await page.close();
}, 180_000);

test('presets of a range of days stand in one line each at roomy density', async () => {
  const page = await opened('daterangepicker--open', 'story', 'density:roomy');
  const presets = page.locator('[aria-pressed]');
  await presets.first().waitFor();
  const sizes = await presets.evaluateAll((buttons) =>
    buttons.map((button) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      return {
        text: button.textContent,
        lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size,
      };
    }),
  );
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.filter(({ lines }) => lines > 1)).toEqual([]);
  await page.close();
}, 180_000);
