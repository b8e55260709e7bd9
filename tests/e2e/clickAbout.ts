import type { Page } from '@playwright/test';
import { expect } from './town.ts';
import { isTold, markHeard } from './failureSigns.ts';
import { HURRIED, type Mishap, type Weather, dice, oneOf, openWeather } from './weather.ts';

/** Where somebody clicks about, and how they come in. */
export interface ClickPlace {
  /** Who walks where, in words. */
  name: string;
  address: string;
  enter(page: Page): Promise<void>;
}

/** A walk among faults: how long, and the seed that decides all of it. */
export interface ClickWalk {
  seed: number;
  /** In ms. */
  length: number;
}

/** Things that end the walk or leave the window. */
const SHUN = /退出|锁屏|全屏|下载|导出|打印|修改密码/;

/** Whether an address shows a page of the application; going back may lead out of it. */
const isPage = (pathname: string) => !pathname.includes('.');

/** Calls that nobody asked for by a deed: what they keep or report is tried again without a word. */
const UNASKED = /setting|error|usual|recent|read$|\/read\?|views|session|abilities|unlock|lock|ticket/i;

/** Calls by which a person changes something. */
const isDeed = ({ request, what }: Mishap): boolean =>
  request.method() !== 'GET' && what !== '401' && !UNASKED.test(new URL(request.url()).pathname);

/**
 * Questions whose answer a page can do without: counts on tabs, names, news, what is kept of a person, and words of
 * dictionaries, which stay keys.
 */
const ASIDE = /setting|recent|usual|views|session|abilities|inbox|todos|count|dictionary|detail|buttons|top-menu|news/i;

/** The first question of a page that failed for good, for whose answer the person came. */
const missed = ({ unanswered }: Weather): Mishap | undefined =>
  [...unanswered].find(([url, { what }]) => what !== '401' && !ASIDE.test(url))?.[1];

const say = ({ request, what }: Mishap) => `${request.method()} ${request.url()} failed (${what})`;

/**
 * What a page shows: 'words', or all of its markup where there is none to be seen. A page on its way to another shows
 * nothing wrong.
 */
const shown = async (page: Page) =>
  (await page.evaluate(() => document.body.innerText.trim().length)) > 0 ? 'words' : await page.content();

const press = async (page: Page, selector: string, random: () => number) => {
  const things = await page.locator(selector).filter({ visible: true, hasNotText: SHUN }).all();
  await oneOf(things, random)
    ?.click({ timeout: 1000, noWaitAfter: true })
    .catch(() => null);
};

/** What a person may do at a step. */
const acts: readonly ((page: Page, random: () => number) => Promise<unknown>)[] = [
  (page, random) => press(page, 'nav a, nav button', random),
  (page, random) => press(page, 'nav a', random),
  (page, random) => press(page, 'main button:enabled, main a', random),
  (page, random) => press(page, '[role=dialog] button:enabled, [role=alertdialog] button, main button:enabled', random),
  (page, random) => press(page, '[role=tab], [role=row], [role=option], [role=menuitem]', random),
  async (page, random) =>
    oneOf(await page.locator('input:not([type=file]), textarea').filter({ visible: true }).all(), random)
      ?.fill('河湾12', { timeout: 1000 })
      .catch(() => null),
  (page, random) => page.keyboard.press(oneOf(['Escape', 'Enter', 'Tab', 'ArrowDown', ' '], random) ?? 'Tab'),
  (page) => page.goBack({ waitUntil: 'commit', timeout: 3000 }).catch(() => null),
];

/** Uncaught errors and complaints of React, as they come. */
function listen(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && /React|Minified|hydrat|render/i.test(message.text()))
      faults.push(`${page.url()}: ${message.text()}`);
  });
  page.on('dialog', (dialog) => void dialog.accept().catch(() => null));
  return faults;
}

/** Clicks about in the application while calls fail, hang and are answered oddly; gives steps and pages seen. */
export async function clickAbout(page: Page, place: ClickPlace, { seed, length }: ClickWalk) {
  // Calls come in an order of their own, so their faults are not drawn from the dice of the steps.
  const random = dice(seed);
  const weather = await openWeather(page, seed + 1);
  const faults = listen(page);
  const enter = async () => {
    weather.isCalm = true;
    await page.evaluate((name) => sessionStorage.removeItem(name), HURRIED).catch(() => null);
    await place.enter(page);
    await page.goto(`${place.address}/wel/index`);
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await page.evaluate((name) => sessionStorage.setItem(name, '1'), HURRIED);
    weather.isCalm = false;
  };
  await enter();
  const places = new Set<string>();
  const end = Date.now() + length;
  let step = 0;
  for (; Date.now() < end; step += 1) {
    weather.take();
    await markHeard(page);
    const before = page.url();
    await oneOf(acts, random)?.(page, random);
    const { pathname, origin } = new URL(page.url());
    if (origin !== place.address || !isPage(pathname)) {
      await enter();
      continue;
    }
    const where = `seed ${seed}, ${place.name}, step ${step} at ${pathname}`;
    await expect.poll(() => shown(page).catch(() => 'words'), { message: `${where}: a blank page` }).toBe('words');
    // Another tab or search is another question, and so is another page.
    const here = page.url();
    if (here !== before) weather.unanswered.clear();
    const [deed] = weather.take().filter(isDeed);
    if (deed !== undefined)
      await expect
        .poll(() => isTold(page, 'new'), { message: `${where}: nobody is told that ${say(deed)}`, timeout: 8000 })
        .toBe(true);
    const read = missed(weather);
    if (read !== undefined) {
      await expect
        // Whoever went on meanwhile, as Back does after a while, does not wait for it any more.
        .poll(async () => missed(weather) !== read || page.url() !== here || isTold(page, 'any'), {
          message: `${where}: nobody is told that ${say(read)}`,
          timeout: 15_000,
        })
        .toBe(true);
      // What was told is not told again once the part of the page that did so is closed.
      weather.forget(read);
    }
    expect(faults, where).toEqual([]);
    places.add(pathname);
    if (pathname === '/login') await enter();
  }
  return { steps: step, places: [...places] };
}
