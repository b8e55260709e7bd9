import type { Page, Route } from '@playwright/test';
import { openTown } from './openTown.ts';
import { signIn } from './signIn.ts';
import { expect, test } from './town.ts';

/** How many things the person does; CHAOS_STEPS=3000 is about ten minutes. */
const steps = Number(process.env.CHAOS_STEPS ?? '40');
/** Another CHAOS_SEED is another walk; a failure names its own. */
const seed = Number(process.env.CHAOS_SEED ?? '20261122');

/** Numbers from 0 to 1 in an order that the seed decides (mulberry32). */
function dice(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const json = (body: string) => (route: Route) => route.fulfill({ status: 200, contentType: 'application/json', body });

/** What may happen to a call instead of its answer. */
const faults: readonly ((route: Route) => Promise<void>)[] = [
  (route) => route.fulfill({ status: 500, json: { code: 500, success: false, data: null, msg: '服务器异常' } }),
  (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<html><h1>Bad Gateway</h1></html>' }),
  (route) => route.fulfill({ status: 401, json: { code: 401, success: false, data: null, msg: '请求未授权' } }),
  (route) => route.fulfill({ status: 403, json: { code: 403, success: false, data: null, msg: '没有权限' } }),
  (route) => route.abort('connectionreset'),
  json(''),
  json('{"code":200,"success":true,"data":null,"msg":"ok"}'),
  json('{"code":200,"success":true,"data":{"total":"7"},"msg":"ok"}'),
  json('<!doctype html>'),
  json('{"code":"200","success":true,"data":[],"more":{}}'),
];

/** Things that end the walk or leave the window. */
const SHUN = /退出|锁屏|全屏|下载|导出|打印/;

/** Whether an address shows a page of the application; going back may lead out of it. */
const isPage = (pathname: string) => !pathname.includes('.');

/**
 * What a page shows: 'words', or all of its markup where there is none to be seen. A page on its way to another shows
 * nothing wrong.
 */
const shown = async (page: Page) =>
  (await page.evaluate(() => document.body.innerText.trim().length)) > 0 ? 'words' : await page.content();

test('random faults while a person clicks about: no blank page, no error that nobody handles', async ({
  anotherBrowser,
}) => {
  test.setTimeout(steps * 2000 + 120_000);
  // Calls come in an order of their own, so their faults are not drawn from the dice of the steps.
  const walk = dice(seed);
  const weather = dice(seed + 1);
  const pick = <T>(list: readonly T[], random = walk): T | undefined => list[Math.floor(random() * list.length)];
  const town = await openTown();
  try {
    const page = await (await anotherBrowser({ baseURL: town.address })).newPage();
    const unhandled: string[] = [];
    page.on('pageerror', (error) => unhandled.push(`${page.url()}: ${error.stack ?? error.message}`));
    page.on('dialog', (dialog) => void dialog.accept().catch(() => null));
    let isCalm = true;
    await page.route(/\/(?:api|assets)\//, async (route) => {
      const isCode = route.request().url().includes('/assets/');
      if (isCalm || weather() > (isCode ? 0.03 : 0.15)) return route.fallback();
      return isCode ? route.abort('connectionreset') : pick(faults, weather)?.(route);
    });
    const enter = async () => {
      isCalm = true;
      await signIn(page, town, 'admin');
      await page.goto('/wel/index');
      await expect(page.getByRole('navigation').first()).toBeVisible();
      isCalm = false;
    };
    const press = async (selector: string) => {
      const things = await page.locator(selector).filter({ visible: true, hasNotText: SHUN }).all();
      await pick(things)
        ?.click({ timeout: 1500, noWaitAfter: true })
        .catch(() => null);
    };
    const acts: readonly (() => Promise<unknown>)[] = [
      () => press('nav a, nav button'),
      () => press('nav a'),
      () => press('main button, main a'),
      () => press('[role=dialog] button, [role=alertdialog] button, main button'),
      () => press('[role=tab], [role=tablist] *'),
      async () =>
        pick(await page.locator('input:not([type=file]), textarea').filter({ visible: true }).all())
          ?.fill('河湾12', { timeout: 1500 })
          .catch(() => null),
      () => page.keyboard.press(pick(['Escape', 'Enter', 'Tab', 'ArrowDown', ' ']) ?? 'Tab'),
      () => page.goBack({ waitUntil: 'commit', timeout: 3000 }).catch(() => null),
    ];
    await enter();
    const places = new Set<string>();
    for (let step = 1; step <= steps; step += 1) {
      await pick(acts)?.();
      const { pathname, origin } = new URL(page.url());
      if (origin !== town.address || !isPage(pathname)) {
        await enter();
        continue;
      }
      await expect
        .poll(() => shown(page).catch(() => 'words'), {
          message: `CHAOS_SEED=${seed}: step ${step} at ${pathname} left a blank page`,
        })
        .toBe('words');
      expect(unhandled, `CHAOS_SEED=${seed}, step ${step}`).toEqual([]);
      places.add(pathname);
      if (pathname === '/login') await enter();
    }
    expect(places.size).toBeGreaterThan(1);
    test.info().annotations.push({ type: 'walk', description: `${steps} steps over ${places.size} pages` });
  } finally {
    await town.close();
  }
});
