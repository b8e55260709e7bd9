import type { Browser, Page } from 'playwright';
import { longestTask } from './longestTask.ts';

/** The longest task in ms of main-thread CPU that is allowed. */
const most = 100;
const [people, bad] = [10_000, 300];
const patience = 120_000;

/**
 * Exports 50,000 rows and imports 10,000 with 300 bad cells, stopping half way; prints the longest tasks, and says
 * whether they are short and nothing is lost.
 */
export async function dataInOut(browser: Browser, address: string): Promise<boolean> {
  const out = await exportAll(browser, address);
  const into = await importAll(browser, address);
  const slow = await slowOnPurpose(browser, address);
  const isKept = out <= most && into <= most && slow > most;
  console.log(
    `${isKept ? 'ok  ' : 'FAIL'} the longest task of an export of 50,000 rows ` +
      `is ${out.toFixed(0)} ms, of an import of ${people} with ${bad} bad ` +
      `cells ${into.toFixed(0)} ms, at most ${most} ms; a stop loses nothing; a page that is ` +
      `slow on purpose takes ${slow.toFixed(0)} ms and ${slow > most ? 'is' : 'is not'} caught`,
  );
  return isKept;
}

async function exportAll(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('#export').click();
  const longest = await longestTask(browser, async () => {
    await press(page, '导出');
    await page.locator('[role="dialog"]', { hasText: /[1-9]\d+ \/ 50000 条/ }).waitFor({ timeout: patience });
    await press(page, '停止导出');
    await press(page, /保存已取得的/);
    await waitForCount(page, 'saved', (size) => size > 10_000);
    await page.evaluate(() => delete document.documentElement.dataset.saved);
    await press(page, '重新导出');
    await waitForCount(page, 'saved', (size) => size > 1_000_000);
  });
  await page.close();
  return longest;
}

async function importAll(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('#roster').click();
  await press(page, '导出');
  await waitForCount(page, 'saved', (size) => size > 100_000);
  await press(page, '关闭');
  await page.locator('#import').click();
  await page.locator('[role="dialog"] input[type="file"]').waitFor({ state: 'attached' });
  let stoppedAt = 0;
  const longest = await longestTask(browser, async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('hand')));
    await press(page, /下一步/);
    await press(page, new RegExp(`导入.*${people - bad} 行`));
    await waitForCount(page, 'taken', (count) => count > 500);
    await press(page, '停止');
    await page.getByRole('button', { name: /重试这/ }).waitFor({ timeout: patience });
    stoppedAt = await taken(page);
    await page
      .getByText(`还有 ${people - stoppedAt} 行没有导入`)
      .first()
      .waitFor();
    await press(page, /重试这/);
    await waitForCount(page, 'taken', (count) => count === people - bad);
    await page.getByText(`还有 ${bad} 行没有导入`).first().waitFor({ timeout: patience });
  });
  await page.close();
  if (stoppedAt >= people - bad)
    throw new Error(
      `The import could not be stopped half way: ${stoppedAt} rows were taken. Mend tests/bench/pages/dataInOut.tsx.`,
    );
  return longest;
}

async function slowOnPurpose(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const longest = await longestTask(browser, async () => {
    await page.evaluate(() => {
      let sum = 0;
      for (let at = 0; at < 3e8; at += 1) sum = (sum * 31 + at) | 0;
      document.title = String(sum);
    });
  });
  await page.close();
  return longest;
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page
    .getByRole('dialog')
    .getByRole('button', { name, exact: typeof name === 'string' })
    .last();
  await button.waitFor({ timeout: patience });
  await button.evaluate((one) => (one as HTMLElement).click());
}

async function taken(page: Page): Promise<number> {
  return Number(await page.locator('html').getAttribute('data-taken'));
}

/** Waits until the page tells a number that will do. */
async function waitForCount(page: Page, name: 'saved' | 'taken', isEnough: (value: number) => boolean): Promise<void> {
  const end = Date.now() + patience;
  while (!isEnough(Number((await page.locator('html').getAttribute(`data-${name}`)) ?? 0))) {
    if (Date.now() > end)
      throw new Error(
        `The page never told enough as data-${name}, so nothing was measured. Run the ` +
          'stories of ImportDialog and ExportDialog.',
      );
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}
