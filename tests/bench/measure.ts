import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from 'playwright';
import type { Act } from './Act.ts';
import type { Contender } from './contenders.ts';
import { checkFlip, checkFound, checkSelected, checkSorted } from './checkShown.ts';
import { taskTime } from './taskTime.ts';

/** The samples of one page in one run: CPU of the main thread in ms, less what the measuring itself takes. */
export interface Samples extends Record<Act, number[]> {
  /** Elements a row. */
  nodes: number;
  /** Scripts of the page in kB gzip. */
  kilobytes: number;
}

/** How long in ms a page may take to come: the slowest peer takes a minute on a busy machine. */
const patience = 300_000;
const rounds = { peer: { warmUp: 1, counted: 3 }, other: { warmUp: 2, counted: 5 } };

/**
 * Loads a page afresh; flips, selects, sorts and searches it several times, and fails where it does not show what it
 * should: a table that skips its work must not win.
 */
export async function measure(browser: Browser, address: string, { path, parts, role }: Contender): Promise<Samples> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(patience);
  const scripts: Promise<number>[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('.js')) scripts.push(answer.body().then((body) => gzipSync(body).length));
  });
  await page.goto(`${address}/${path}`, { waitUntil: 'networkidle' });
  const isWindowed = role === 'ownWindow' || role === 'peerWindow';
  const least = isWindowed ? 10 : 200;
  await page
    .locator(parts.rows)
    .nth(least - 1)
    .waitFor({ state: 'attached' });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const nodes = await page
    .locator(parts.rows)
    .nth(3)
    .evaluate((row) => row.querySelectorAll('*').length + 1);
  const samples: Samples = {
    flip: [],
    sort: [],
    search: [],
    selectAll: [],
    nodes,
    kilobytes: (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0) / 1000,
  };
  const { warmUp, counted } = rounds[role === 'peer' ? 'peer' : 'other'];
  for (let round = -warmUp; round < counted; round += 1) {
    const idle = await spent(page, cdp, '');
    const cost = async (target: string) => (await spent(page, cdp, target)) - idle;
    const one = {
      flip: await checkFlip(page, parts, () => cost('#next')),
      selectAll: await cost(parts.all),
      sort: 0,
      search: 0,
    };
    await checkSelected(page, parts, least);
    await cost(parts.all);
    one.sort = await cost('#sort');
    await checkSorted(page, parts, least);
    await cost('#clear');
    one.search = await cost('#search');
    await checkFound(page, parts);
    await cost('#clear');
    if (round < 0) continue;
    for (const act of ['flip', 'sort', 'search', 'selectAll'] as const) samples[act].push(one[act]);
  }
  await page.close();
  return samples;
}

/** The CPU of two frames, with or without a click before them: what the measuring itself costs can be taken off. */
async function spent(page: Page, cdp: CDPSession, target: string): Promise<number> {
  const before = await taskTime(cdp);
  await page.evaluate(async (selector) => {
    const button = document.querySelector<HTMLElement>(selector || 'html');
    if (!button)
      throw new Error(
        `The page has no ${selector}, so nothing can be measured. Mend the page or tests/bench/contenders.ts.`,
      );
    if (selector !== '') button.click();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    await new Promise((resolve) => setTimeout(resolve, 60));
  }, target);
  return (await taskTime(cdp)) - before;
}
