import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type CDPSession, type Page, chromium } from 'playwright';
import { browserPath } from '../../scripts/browserPath.ts';
import { CAPTCHA } from '../e2e/openTown.ts';
import { signIn } from '../e2e/signIn.ts';
import { startProduct } from '../e2e/startProduct.ts';
import { buildOwnPages } from './build.ts';
import { contenders } from './contenders.ts';
import { type Samples, measure } from './measure.ts';
import { serve } from './serve.ts';
import { taskTime } from './taskTime.ts';
import { themeSwitch } from './themeSwitch.ts';

/** What is measured of the product: the list of people with 200 rows, and the form of a person opened from it. */
type ProductAct = 'flip' | 'sort' | 'selectAll' | 'theme' | 'form';

/** What the bench page of the kit's table takes in the same run: its samples, and a switch of theme in ms. */
interface BenchPage {
  samples: readonly Samples[];
  switched: number;
}

/** What an act may take at most, as a multiple of what the bench page takes for an act. */
const limits: readonly { act: ProductAct; against: Exclude<ProductAct, 'form'>; most: number }[] = [
  { act: 'flip', against: 'flip', most: 1.5 },
  { act: 'sort', against: 'sort', most: 1.5 },
  { act: 'selectAll', against: 'selectAll', most: 1.5 },
  { act: 'theme', against: 'theme', most: 2 },
  { act: 'form', against: 'flip', most: 6 },
];
const ROWS = 200;
const ADMIN = 'Feng-Qiao#2026';
const WARM_UPS = 3;
const ROUNDS = 9;
/** How long in ms the page is left alone after an act, so that all that follows from it counts. */
const QUIET = 400;
const grid = '[role="grid"]';
const dialog = '[role="dialog"]';

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The element that a selector finds first, pressed by script, so that no pointer is measured. */
const press = (page: Page, selector: string): Promise<void> =>
  page.evaluate((button) => {
    const found = document.querySelector<HTMLElement>(button);
    if (found === null) throw new Error(`The list has no ${button}. Mend tests/bench/product.ts.`);
    found.click();
  }, selector);

const rowsIn = (page: Page): Promise<string> => page.locator(`${grid} tbody`).innerText();

/** How many rows the page of the list has; those in sight are drawn. */
const countOf = async (page: Page): Promise<number> =>
  Number(await page.locator(`${grid} tbody`).getAttribute('data-total'));

/** The CPU in ms that the main thread takes for an act and what follows from it. */
async function spent(page: Page, cdp: CDPSession, act: () => Promise<unknown>): Promise<number> {
  await page.waitForTimeout(QUIET);
  const before = await taskTime(cdp);
  await act();
  await page.waitForTimeout(QUIET);
  return (await taskTime(cdp)) - before;
}

/** An act, and whether the page shows what it should then: one that does nothing must not win. */
interface Deed {
  act: () => Promise<unknown>;
  isDone: () => Promise<boolean>;
  /** What brings the page back to where it was; nothing by default. */
  back?: () => Promise<unknown>;
}

const pressForRows = (page: Page, selector: string) => async () => {
  await Promise.all([
    page.waitForResponse((response) => response.url().includes('/source/populationinfo/page')),
    press(page, selector),
  ]);
};

async function deedsOf(page: Page, round: number): Promise<Record<ProductAct, Deed>> {
  // A sort shows the first page again; the second is full as well.
  const next = new URL(page.url()).searchParams.get('page') === '2' ? '上一页' : '下一页';
  let before = await rowsIn(page);
  const isOther = async () => {
    const now = await rowsIn(page);
    const [isChanged, count] = [now !== before, await countOf(page)];
    before = now;
    return isChanged && count === ROWS;
  };
  const theme = round % 2 === 0 ? 'dark' : 'default';
  return {
    flip: { act: pressForRows(page, `[aria-label="${next}"]`), isDone: isOther },
    sort: { act: pressForRows(page, `${grid} thead [data-act="sort"]`), isDone: isOther },
    selectAll: {
      act: () => press(page, `${grid} thead [role="checkbox"]`),
      isDone: async () =>
        (await page.locator(`${grid} tbody [role="checkbox"][aria-checked="false"]`).count()) === 0 &&
        (await page.getByText(`已选 ${ROWS} 条`).count()) > 0,
      back: () => press(page, `${grid} thead [role="checkbox"]`),
    },
    theme: {
      act: () => page.evaluate((name) => void (document.documentElement.dataset.theme = name), theme),
      isDone: () =>
        page.evaluate(
          (isDark) =>
            Number(/\d+/.exec(getComputedStyle(document.querySelector('td') ?? document.body).color)?.[0]) > 128 ===
            isDark,
          theme === 'dark',
        ),
    },
    form: {
      act: async () => {
        await press(page, `${grid} tbody [data-act="action"][data-id="edit"]`);
        await page.locator(`${dialog} form input`).nth(10).waitFor();
      },
      isDone: async () => (await page.locator(`${dialog} form input`).count()) > 10,
      back: async () => {
        await page.keyboard.press('Escape');
        await page.locator(dialog).waitFor({ state: 'detached' });
      },
    },
  };
}

async function measureList(page: Page): Promise<Record<ProductAct, number[]>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.locator(`${grid} tbody[data-total="${ROWS}"] tr`).nth(9).waitFor({ state: 'attached' });
  const costs: Record<ProductAct, number[]> = { flip: [], sort: [], selectAll: [], theme: [], form: [] };
  for (let round = -WARM_UPS; round < ROUNDS; round += 1) {
    const idle = await spent(page, cdp, async () => undefined);
    const deeds = Object.entries(await deedsOf(page, round)) as [ProductAct, Deed][];
    for (const [name, { act, isDone, back }] of deeds) {
      const cost = (await spent(page, cdp, act)) - idle;
      if (!(await isDone()))
        throw new Error(`The product did not do ${name}, so its time means nothing. Mend tests/bench/product.ts.`);
      await back?.();
      if (round >= 0) costs[name].push(cost);
    }
  }
  return costs;
}

/**
 * Does something in the product's own list and form several times, prints each cost in ms of CPU with its share of the
 * bench page, and says whether each limit is kept.
 */
export async function product(browser: Browser, { samples, switched }: BenchPage): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lattice-bench-'));
  const run = startProduct({ DATA_DIR: folder, DEMO: '1', ADMIN_PASSWORD: ADMIN, TEST_CAPTCHA: CAPTCHA });
  try {
    const address = await run.ready;
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await signIn(page, { address, passwordOf: () => ADMIN }, 'admin');
    await page.goto(`${address}/source/populationinfo?size=${ROWS}`, { waitUntil: 'networkidle' });
    const costs = await measureList(page);
    await page.close();
    const base = (act: Exclude<ProductAct, 'form'>) =>
      act === 'theme' ? switched : median(samples.flatMap((one) => one[act]));
    const ratios = limits.map(({ act, against, most }) => {
      const ratio = median(costs[act]) / base(against);
      return {
        'act of the product': act,
        ms: Math.round(median(costs[act]) * 10) / 10,
        'against the bench page': `${against}, ${base(against).toFixed(1)} ms`,
        ratio: Math.round(ratio * 100) / 100,
        most,
        kept: ratio <= most ? 'ok' : 'FAIL',
      };
    });
    console.table(ratios);
    return ratios.every(({ kept }) => kept === 'ok');
  } finally {
    await run.stop('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
}

// `npx node tests/bench/product.ts` measures the product and the bench page alone.
if (import.meta.main) {
  const out = fileURLToPath(new URL('../../.out/bench', import.meta.url));
  await buildOwnPages(out);
  const server = await serve(out);
  const browser = await chromium.launch({ executablePath: browserPath });
  const page = contenders.Lattice;
  if (page === undefined)
    throw new Error('There is no page of the kit to compare with. See tests/bench/contenders.ts.');
  const samples = [await measure(browser, server.address, page)];
  const { median: switched } = await themeSwitch(browser, server.address);
  const isKept = await product(browser, { samples, switched });
  await browser.close();
  server.close();
  process.exitCode = isKept ? 0 : 1;
}
