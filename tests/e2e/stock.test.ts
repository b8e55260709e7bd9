import { expect, type Page, type Request, test } from '@playwright/test';
import { failure } from '../standin/answer.ts';
import { standInMenu } from '../standin/menu.ts';
import { type StandIn, isRefresh } from '../standin/openStandIn.ts';
import { openStock } from './openStock.ts';
import { signInAtStock } from './signInAtStock.ts';
import { walkToPage } from './walk.ts';

let server: StandIn;

/** Waits until the page asks for nothing more; to be called before the page is opened. */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    await expect.poll(() => open.size).toBe(0);
    // What an answer asks for in its turn goes out with the next frames.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect.poll(() => open.size).toBe(0);
  };
}

for (const family of ['A', 'B', 'C'] as const) {
  test.describe(`a stock server of family ${family}`, () => {
    test.beforeEach(async () => {
      server = await openStock(family);
    });
    test.afterEach(async () => {
      await server.close();
    });

    test(
      'opens every entry of the default menu and asks for nothing that it does not have',
      { tag: family === 'C' ? [] : '@release' },
      async ({ page }) => {
        const faults: string[] = [];
        page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
        const quiet = watchRequests(page);
        await signInAtStock(page, server.address);
        for (const { name, path } of standInMenu(family).flatMap(({ children = [] }) => children)) {
          await walkToPage(page, path);
          await quiet();
          if (/\/(?:403|404|500)(?:\/|$)/.test(page.url())) faults.push(`${path} ${name} leads to ${page.url()}`);
          for (const alert of await page.getByRole('alert').allTextContents()) faults.push(`${path} ${name}: ${alert}`);
        }
        // The server has no dictionary of the states of accounts; the words are those of the product.
        await page.goto(`${server.address}/system/user`);
        await expect(page.getByText('已停用', { exact: true }).first()).toBeVisible();
        expect(faults).toEqual([]);
        expect([...new Set(server.unknown)]).toEqual([]);
      },
    );

    test('ends a session whose refresh fails, whatever the failure, at a login page that works', async ({ page }) => {
      await signInAtStock(page, server.address);
      server.expire();
      server.answerFirst((call) => (isRefresh(call) ? failure(500, '服务器异常') : null));
      await page.goto(`${server.address}/source/roadinfo`);
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByRole('button', { name: '登录', exact: true })).toBeEnabled();
    });
  });
}
