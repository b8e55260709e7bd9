import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from 'playwright';
import { taskTime } from './taskTime.ts';

/** What is measured of a page: CPU of the main thread in ms. */
export type Act = 'flip' | 'sort' | 'search' | 'selectAll';

/** The samples of one page in one run. */
export interface Samples extends Record<Act, number[]> {
  /** Elements a row. */
  nodes: number;
  /** Scripts of the page in kB gzip. */
  kilobytes: number;
}

const warmUps = 2;
const rounds = 4;
const everyRow = 'tbody tr:not(.el-table__row--hidden):not(.ant-table-measure-row)';
const headBox = 'thead [role="checkbox"], thead input[type="checkbox"]';

/** Loads a page afresh, and flips it and selects all of it several times; sorts and searches it where it can. */
export async function measure(browser: Browser, address: string): Promise<Samples> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const scripts: Promise<number>[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('.js')) scripts.push(answer.body().then((body) => gzipSync(body).length));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator(everyRow).nth(199).waitFor({ state: 'attached' });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const samples: Samples = { flip: [], sort: [], search: [], selectAll: [], nodes: await nodesOf(page), kilobytes: (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0) / 1000 };
  const canSearch = (await page.locator('#search').count()) > 0;
  for (let round = -warmUps; round < rounds; round += 1) {
    const flip = await cost(page, cdp, '#next');
    const selectAll = await cost(page, cdp, headBox);
    await check(page);
    await cost(page, cdp, headBox);
    const more = canSearch ? await sortAndSearch(page, cdp) : undefined;
    if (round < 0) continue;
    samples.flip.push(flip);
    samples.selectAll.push(selectAll);
    if (more) samples.sort.push(more.sort);
    if (more) samples.search.push(more.search);
  }
  await page.close();
  return samples;
}

/** Sorts the page and searches it; fails unless the rows are really in order and fewer. */
async function sortAndSearch(page: Page, cdp: CDPSession): Promise<{ sort: number; search: number }> {
  const sort = await cost(page, cdp, '#sort');
  const names = await page.locator(`${everyRow} > :nth-child(2)`).allTextContents();
  const isSorted = names.length === 200 && names.every((name, at) => at === 0 || (names[at - 1] ?? '') <= name);
  await cost(page, cdp, '#clear');
  const search = await cost(page, cdp, '#search');
  const found = await page.locator(everyRow).count();
  await cost(page, cdp, '#clear');
  if (!isSorted || found === 0 || found >= 200) throw new Error(`${page.url()} shows ${names.length} rows ${isSorted ? 'in' : 'out of'} order and finds ${found}, so its times mean nothing. Mend the page or the bench.`);
  return { sort, search };
}

async function nodesOf(page: Page): Promise<number> {
  return page.locator(everyRow).nth(3).evaluate((row) => row.querySelectorAll('*').length + 1);
}

/** Fails unless the page really shows 200 selected rows: a table that skips its work must not win. */
async function check(page: Page): Promise<void> {
  const count = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('tbody [role="checkbox"], tbody input[type="checkbox"]:not([role="switch"])')];
    return boxes.filter((box) => box.ariaChecked === 'true' || (box instanceof HTMLInputElement && box.checked)).length;
  });
  if (count !== 200) throw new Error(`${page.url()} shows ${count} selected rows instead of 200, so its time means nothing. Mend the page or the bench.`);
}

async function cost(page: Page, cdp: CDPSession, target: string): Promise<number> {
  const before = await taskTime(cdp);
  await page.evaluate(async (selector) => {
    document.querySelector<HTMLElement>(selector)?.click();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    await new Promise((resolve) => setTimeout(resolve, 60));
  }, target);
  return (await taskTime(cdp)) - before;
}
