import { gzipSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './town.ts';

/**
 * Bytes of every script that a page has asked for until it is usable, compressed by gzip; `usableAt` runs in the page
 * after every change of the document and gives the time once it is, 0 before.
 */
async function scriptBytes(
  page: Page,
  address: string,
  usableAt: () => number,
): Promise<{ total: number; files: string[] }> {
  const scripts = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (/\.m?js$/.test(new URL(response.url()).pathname))
      scripts.set(
        response.url(),
        response.body().then((body) => gzipSync(body).length),
      );
  });
  // At a frame would be too late where frames are slow: what comes behind the page would be counted.
  await page.addInitScript(`
    const changed = () => {
      const at = (${usableAt.toString()})();
      if (at > 0) { window.usable = at; watch.disconnect(); }
    };
    const watch = new MutationObserver(changed);
    watch.observe(document, { attributes: true, childList: true, subtree: true });
    for (const kind of ['load', 'focusin']) document.addEventListener(kind, changed, true);`);
  // The page is usable without the tools, so it does not matter when a slow machine asks for them.
  let release = (): void => undefined;
  const counted = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/tools-/, async (route) => {
    await counted;
    await route.continue();
  });
  await page.goto(address);
  const end = await (
    await page.waitForFunction(() => (window as { usable?: number } & Window).usable ?? 0)
  ).jsonValue();
  const requested = new Set(
    await page.evaluate(
      (last) =>
        performance.getEntriesByType('resource').flatMap(({ name, startTime }) => (startTime <= last ? name : [])),
      end,
    ),
  );
  release();
  const sizes = await Promise.all(
    [...scripts]
      .filter(([name]) => requested.has(name))
      .map(async ([name, size]) => [new URL(name).pathname, await size] as const),
  );
  return {
    total: sizes.reduce((sum, [, size]) => sum + size, 0),
    files: sizes.toSorted((a, b) => b[1] - a[1]).map(([name, size]) => `${name} ${(size / 1000).toFixed(1)}`),
  };
}

function expectWithin(name: string, { total, files }: { total: number; files: string[] }, budget: number): void {
  const figure =
    `${name}: ${(total / 1000).toFixed(1)} kB of script (gzip) in ${files.length} files, ` +
    `budget ${budget / 1000} kB`;
  process.stdout.write(`\n${figure}\n`);
  test.info().annotations.push({ type: 'budget', description: figure });
  expect(total, `${figure}\n${files.join('\n')}`).toBeLessThanOrEqual(budget);
  expect(files.length).toBeGreaterThan(5);
}

test('the login page is usable within 150 kB of script', async ({ page }) => {
  const bytes = await scriptBytes(page, '/login', () => {
    const captcha = document.querySelector<HTMLImageElement>('img[src^="data:image"]');
    return document.activeElement?.matches('input') === true && (captcha?.naturalWidth ?? 0) > 0
      ? performance.now()
      : 0;
  });
  expectWithin('login', bytes, 150_000);
});

test('the road list is usable within 223 kB of script', async ({ signedIn: page }) => {
  const bytes = await scriptBytes(page, '/source/roadinfo', () => {
    const names = [...document.querySelectorAll('button')]
      .filter(({ disabled }) => !disabled)
      .map((button) => button.textContent);
    const isThere =
      document.querySelectorAll('[role=grid] [role=rowheader]').length === 10 &&
      ['新增', '查看', '基础数据'].every((name) => names.includes(name)) &&
      document.querySelector('input[type=search]') !== null;
    return isThere ? performance.now() : 0;
  });
  expectWithin('road list', bytes, 223_000);
});

test('a list and the tools around it come in few files', async ({ signedIn: page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.add(request.url())));
  await page.goto('/source/roadinfo');
  await expect(page.getByRole('banner').getByRole('button', { name: /^通知中心/ })).toBeVisible();
  await expect(page.getByRole('button', { name: '查看' })).toHaveCount(10);
  expect(scripts.size).toBeGreaterThan(5);
  expect(scripts.size, [...scripts].join('\n')).toBeLessThanOrEqual(14);
});

test('the command scene brings at most 250 kB of script beyond a list', async ({ signedIn: page }) => {
  const scriptsOf = async (address: string, last: Locator) => {
    await page.goto(address);
    await expect(last).toBeVisible();
    await page.waitForLoadState('networkidle');
    const names = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => (/\.m?js$/.test(new URL(name).pathname) ? name : [])),
    );
    return new Set(names);
  };
  // The tools of the frame come once the list is there.
  const tools = page.getByRole('banner').getByRole('button', { name: /^通知中心/ });
  const list = await scriptsOf('/source/roadinfo', tools);
  const scene = await scriptsOf('/dispatch/comprehensive', page.getByRole('region', { name: '现场' }));
  const more = [...scene].filter((name) => !list.has(name));
  const sizes = await Promise.all(
    more.map(async (name) => [name, gzipSync(await (await page.request.get(name)).body()).length] as const),
  );
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  expectWithin('command scene', { total, files: sizes.map(([name, size]) => `${name} ${size}`) }, 250_000);
});
