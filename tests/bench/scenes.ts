import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type Page, chromium } from 'playwright';
import { browserPath } from '../../scripts/browserPath.ts';
import { CAPTCHA } from '../e2e/openTown.ts';
import { signIn } from '../e2e/signIn.ts';
import { startProduct } from '../e2e/startProduct.ts';
import { measureHeap } from './measureHeap.ts';
import { type Drawn, answerAgain, countPictures } from './scenePages.ts';

/**
 * Run with `npx node tests/bench/scenes.ts [refreshes] [seconds]`. Opens the product with the whole demo town, and
 * fails where the wall of cameras or the command scene passes a limit.
 */
const REFRESHES = Number(process.argv[2] ?? 30_000);
const SECONDS = Number(process.argv[3] ?? 60);
const LIMITS = { first: 1500, framesEach: 5, restPercent: 4, growth: 1.1 };
const SCREEN = { width: 1920, height: 1080 };
/** On which sixteen pictures of a wall are 320 × 180 at least. */
const WALL_SCREEN = { width: 2880, height: 1620 };
/** How near a tile below the window is drawn, in px, as `useInSight` has it. */
const NEAR = 100;
const TILE = { width: 320, height: 180 };
const ADMIN = 'Feng-Qiao#2026';

type Words = Window & { pictures(): Drawn; requested(): number };

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
let isKept = true;
const tell = (isGood: boolean, words: string): void => {
  isKept &&= isGood;
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${words}`);
};

const pictures = (page: Page): Promise<Drawn> => page.evaluate(() => (window as unknown as Words).pictures());

/** A page that is signed in; `before` runs in it ahead of its own scripts. */
async function openPage(
  browser: Browser,
  address: string,
  { viewport = SCREEN, before }: { viewport?: typeof SCREEN; before?: () => void } = {},
): Promise<Page> {
  const page = await browser.newPage({ viewport, locale: 'zh-CN' });
  await signIn(page, { address, passwordOf: () => ADMIN }, 'admin');
  if (before !== undefined) await page.addInitScript(before);
  return page;
}

/** Sixteen demo cameras on the wall: the first picture of a wall that is opened, and how many follow. */
async function wall(browser: Browser, address: string): Promise<void> {
  const page = await openPage(browser, address, { viewport: WALL_SCREEN, before: countPictures });
  await page.goto(`${address}/dispatch/videoScheduling`);
  await page.getByRole('button', { name: '窗格' }).click();
  await page.getByRole('option', { name: '16 个画面' }).click();
  await page.getByRole('button', { name: '放上在线设备' }).click();
  await page.waitForTimeout(3000);
  const firsts: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    await page.reload();
    await page.waitForFunction(() => (window as unknown as Words).pictures().first > 0, null, { polling: 50 });
    // From when the wall of the page stands empty to its first picture.
    firsts.push((await pictures(page)).first - (await page.evaluate(wallStood)));
  }
  tell(median(firsts) <= LIMITS.first, `first picture of the wall after ${Math.round(median(firsts))} ms`);
  await page.waitForTimeout(2000);
  const before = await pictures(page);
  await page.waitForTimeout(10_000);
  const after = await pictures(page);
  const rates = after.counts.map((count, at) => (count - (before.counts[at] ?? 0)) / 10);
  const least = Math.min(...rates);
  const size = await page.locator('[role="grid"] canvas').first().boundingBox();
  const isLarge = (size?.width ?? 0) >= TILE.width && (size?.height ?? 0) >= TILE.height;
  tell(
    rates.length === 16 && isLarge && least >= LIMITS.framesEach,
    `${rates.length} pictures of ${Math.round(size?.width ?? 0)} × ${Math.round(size?.height ?? 0)}: ` +
      `at least ${least.toFixed(1)} a second each (limit ${LIMITS.framesEach})`,
  );
  // A low window shows the first rows alone; what is near its edge is drawn already.
  await page.setViewportSize({ width: 1100, height: 120 });
  await page.waitForTimeout(1500);
  const hidden = await pictures(page);
  await page.waitForTimeout(4000);
  const still = await pictures(page);
  const away = await page.evaluate((near) => {
    const canvases = [...document.querySelectorAll('[role="grid"] canvas[role="img"]')];
    return [...document.querySelectorAll('[role="grid"] [role="gridcell"]')]
      .filter((cell) => cell.getBoundingClientRect().top > window.innerHeight + near)
      .map((cell) => canvases.findIndex((canvas) => cell.contains(canvas)));
  }, NEAR);
  const drawn = away.filter((at) => at >= 0 && (still.counts[at] ?? 0) > (hidden.counts[at] ?? 0)).length;
  const gone = away.length;
  tell(gone > 0 && drawn === 0, `${drawn} of ${gone} pictures out of sight are drawn`);
  await page.close();
}

/** When the wall stood on the page, by its first paint with content. */
const wallStood = (): number => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;

/** The command scene left alone: what it takes of a core. */
async function rest(browser: Browser, address: string): Promise<void> {
  const page = await openPage(browser, address);
  await page.goto(`${address}/dispatch/comprehensive`);
  await page.waitForTimeout(8000);
  const cdp = await browser.newBrowserCDPSession();
  const spent = async () => {
    const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
    return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  const shares: number[] = [];
  let [last, at] = [await spent(), performance.now()];
  for (let second = 0; second < SECONDS; second += 1) {
    await page.waitForTimeout(1000);
    const [now, time] = [await spent(), performance.now()];
    shares.push(((now - last) * 100_000) / (time - at));
    [last, at] = [now, time];
  }
  tell(
    median(shares) <= LIMITS.restPercent,
    `the command scene at rest takes ${median(shares).toFixed(1)} % of a core (median of ${SECONDS} s, limit ` +
      `${LIMITS.restPercent}), ${(shares.reduce((sum, one) => sum + one, 0) / shares.length).toFixed(1)} % on average`,
  );
  await page.close();
}

/** Many refreshes of all panels in a short time: what is kept of them. */
async function day(browser: Browser, address: string): Promise<void> {
  const page = await openPage(browser, address, { before: answerAgain });
  await page.clock.install();
  await page.goto(`${address}/dispatch/comprehensive`);
  await page.waitForTimeout(8000);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const requested = () => page.evaluate(() => (window as unknown as Words).requested());
  const start = await requested();
  const until = async (count: number) => {
    while ((await requested()) - start < count) await page.clock.fastForward(31_000);
    return measureHeap(cdp);
  };
  // Until then code is compiled, and what is kept of it grows.
  const early = await until(REFRESHES / 10);
  const late = await until(REFRESHES);
  tell(
    late.heap <= early.heap * LIMITS.growth && late.nodes <= early.nodes * LIMITS.growth,
    `after ${REFRESHES} refreshes ${(late.heap / 1000).toFixed(1)} MB of heap and ${late.nodes} nodes, after the ` +
      `first tenth ${(early.heap / 1000).toFixed(1)} MB and ${early.nodes} (at most ${LIMITS.growth} times that)`,
  );
  await page.close();
}

const folder = await mkdtemp(path.join(tmpdir(), 'lattice-scenes-'));
const run = startProduct({ DATA_DIR: folder, DEMO: '1', ADMIN_PASSWORD: ADMIN, TEST_CAPTCHA: CAPTCHA });
const browser = await chromium.launch({ executablePath: browserPath });
try {
  const address = await run.ready;
  await wall(browser, address);
  await rest(browser, address);
  await day(browser, address);
} finally {
  await browser.close();
  await run.stop('SIGTERM');
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = isKept ? 0 : 1;
