import type { Browser } from 'playwright';
import { longestTask } from './longestTask.ts';

const least = 55;
const longest = 50;

interface Seen {
  fps: number;
  gaps: number;
  /** The number of the last row reached. */
  reached: number;
}

const rounds = 3;

/**
 * Scrolls a list of 100,000 rows three times, prints the medians of frames and gaps and the longest task of once more
 * under trace, and says whether all is kept.
 */
export async function scroll(browser: Browser, address: string): Promise<boolean> {
  const seen: Seen[] = [];
  for (let round = 0; round < rounds; round += 1) seen.push(await scrollOnce(browser, address));
  const of = (name: keyof Seen): number =>
    seen.map((one) => one[name]).toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? Number.NaN;
  let worst = 0;
  await scrollOnce(browser, address, async (work) => {
    worst = await longestTask(browser, work);
  });
  const isKept = of('fps') >= least && worst <= longest && of('gaps') === 0;
  console.log(
    `${isKept ? 'ok  ' : 'FAIL'} 100,000 rows scroll at ${of('fps').toFixed(1)} frames a ` +
      `second (at least ${least}), longest task ${worst.toFixed(0)} ms (at most ${longest}), ` +
      `frames with a gap: ${of('gaps')}`,
  );
  return isKept;
}

/** Scrolls for some seconds, now by one row a frame and now by ten. */
async function scrollOnce(
  browser: Browser,
  address: string,
  watch = (work: () => Promise<void>) => work(),
): Promise<Seen> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('tr[data-slot="20"]').waitFor({ state: 'attached' });
  let seen: Seen = { fps: 0, gaps: 0, reached: 0 };
  await watch(async () => {
    seen = await page.evaluate(scrolling);
  });
  await page.close();
  if (seen.reached < 100)
    throw new Error(
      `The list was scrolled to row ${seen.reached} only, so its frames mean nothing. Mend tests/bench/scroll.ts.`,
    );
  return seen;
}

/** What the page itself does and sees. */
async function scrolling(): Promise<Seen> {
  const frame = document.querySelector<HTMLElement>('table')?.parentElement;
  if (!frame)
    throw new Error('The page draws no table, so nothing can be scrolled. Mend tests/bench/pages/windowedTable.tsx.');
  const box = frame.getBoundingClientRect();
  const next = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const start = await next();
  let [frames, gaps, now] = [0, 0, start];
  while (now - start < 4000) {
    frame.scrollTop += frames % 240 < 120 ? 40 : 400;
    now = await next();
    frames += 1;
    const drawn = [100, box.height / 2, box.height - 30].every((y) =>
      document.elementFromPoint(box.left + 300, box.top + y)?.closest('td'),
    );
    if (!drawn) gaps += 1;
  }
  const slots = [...document.querySelectorAll<HTMLElement>('tr[data-slot]')].map(({ dataset }) => Number(dataset.slot));
  return { fps: (frames * 1000) / (now - start), gaps, reached: Math.max(...slots) };
}
