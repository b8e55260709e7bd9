import type { Page, Route } from '@playwright/test';
import { openTown } from './openTown.ts';
import { signIn } from './signIn.ts';
import { expect, test } from './town.ts';

/** How long the person clicks about, in minutes; CHAOS_MINUTES=10 for a long look. */
const minutes = Number(process.env.CHAOS_MINUTES ?? '0.2');
/** CHAOS_SEED repeats a run. */
const seed = Number(process.env.CHAOS_SEED ?? Math.floor(Math.random() * 1e6));

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
  json(''), json('{"code":200,"success":true,"data":null,"msg":"ok"}'), json('{"code":200,"success":true,"data":{"total":"7"},"msg":"ok"}'), json('<!doctype html>'), json('{"code":"200","success":true,"data":[],"more":{}}'),
];

/** Things that end the walk or leave the window. */
const SHUN = /退出|锁屏|全屏|下载|导出|打印/;

/** Whether an address shows a page of the application; going back may lead out of it. */
const isPage = (pathname: string) => !pathname.includes('.');

/** What shows that a page is not blank: something with words that can be seen. */
const words = (page: Page) => page.evaluate(() => document.body.innerText.trim().length);

test('random faults while a person clicks about: no blank page, no error that nobody handles', async ({ browser }) => {
  test.setTimeout(minutes * 60_000 + 120_000);
  const random = dice(seed);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const town = await openTown();
  try {
    const page = await (await browser.newContext({ baseURL: town.address, locale: 'zh-CN', reducedMotion: 'reduce' })).newPage();
    const unhandled: string[] = [];
    page.on('pageerror', (error) => unhandled.push(`${page.url()}: ${error.stack ?? error.message}`));
    page.on('dialog', (dialog) => void dialog.accept().catch(() => null));
    let isCalm = true;
    await page.route(/\/(?:api|assets)\//, async (route) => {
      const isCode = route.request().url().includes('/assets/');
      if (isCalm || random() > (isCode ? 0.03 : 0.15)) return route.fallback();
      return isCode ? route.abort('connectionreset') : pick(faults)?.(route);
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
      await pick(things)?.click({ timeout: 1500, noWaitAfter: true }).catch(() => null);
    };
    const acts: readonly (() => Promise<unknown>)[] = [
      () => press('nav a, nav button'), () => press('nav a'), () => press('main button, main a'), () => press('[role=dialog] button, [role=alertdialog] button, main button'), () => press('[role=tab], [role=tablist] *'),
      async () => pick(await page.locator('input:not([type=file]), textarea').filter({ visible: true }).all())?.fill('河湾12', { timeout: 1500 }).catch(() => null),
      () => page.keyboard.press(pick(['Escape', 'Enter', 'Tab', 'ArrowDown', ' ']) ?? 'Tab'),
      () => page.goBack({ waitUntil: 'commit', timeout: 3000 }).catch(() => null),
    ];
    await enter();
    let steps = 0;
    const places = new Set<string>();
    for (const end = Date.now() + minutes * 60_000; Date.now() < end; steps += 1) {
      await pick(acts)?.();
      const { pathname, origin } = new URL(page.url());
      if (origin !== town.address || !isPage(pathname)) {
        await enter();
        continue;
      }
      await expect.poll(() => words(page).catch(() => 1), { message: `CHAOS_SEED=${seed}: step ${steps} at ${pathname} left a blank page` }).toBeGreaterThan(0);
      expect(unhandled, `CHAOS_SEED=${seed}, step ${steps}`).toEqual([]);
      places.add(pathname);
      if (pathname === '/login') await enter();
    }
    expect(steps).toBeGreaterThan(10 * minutes);
    expect(places.size).toBeGreaterThan(1);
    test.info().annotations.push({ type: 'walk', description: `${steps} steps over ${places.size} pages` });
  } finally {
    await town.close();
  }
});
