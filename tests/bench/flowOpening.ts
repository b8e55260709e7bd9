import type { Browser, CDPSession, Page } from 'playwright';
import { measureHeap } from './measureHeap.ts';
import type { HeapUse } from './measureHeap.ts';
import { nodeCount } from './longFlow.ts';
import { taskTime } from './taskTime.ts';

/** What opening may take at most, as a share of bare bpmn-js in the same run. */
const mostShare = 1.3;
const [warmUps, rounds, firstCycles, cycles] = [3, 9, 10, 60];
/** What 60 openings may leave behind: heap in kB, DOM nodes, listeners. */
const most: HeapUse = { heap: 600, nodes: 20, listeners: 4 };

/**
 * Opens a diagram of 200 nodes with its history and list, and the same in bare bpmn-js; prints what both take and what
 * 60 openings leave behind, and says whether it is kept. A page that leaks on purpose must be caught.
 */
export async function flowOpening(browser: Browser, own: string, bare: string): Promise<boolean> {
  const isFast = await compared(browser, own, bare);
  const [kept, leaking] = [await left(browser, own), await left(browser, `${own}?leak`)];
  const isKept = isWithin(kept) && !isWithin(leaking);
  console.log(
    `${isKept ? 'ok  ' : 'FAIL'} ${cycles} diagrams opened and closed leave ${describe(kept)}, ` +
      `at most ${describe(most)}; a page that leaks on purpose leaves ${describe(leaking)} ` +
      `and ${isWithin(leaking) ? 'is not' : 'is'} caught`,
  );
  return isFast && isKept;
}

const isWithin = ({ heap, nodes, listeners }: HeapUse): boolean =>
  heap <= most.heap && nodes <= most.nodes && listeners <= most.listeners;
const describe = ({ heap, nodes, listeners }: HeapUse): string =>
  `${heap.toFixed(0)} kB, ${nodes} nodes, ${listeners} listeners`;

async function compared(browser: Browser, own: string, bare: string): Promise<boolean> {
  const pages = await Promise.all([own, bare].map((address) => opened(browser, address)));
  const [ownCosts, bareCosts]: [number[], number[]] = [[], []];
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const [place, { page, cdp }] of pages.entries()) {
      await page.bringToFront();
      const cost = await cycle(page, cdp, place === 0);
      if (round >= 0) (place === 0 ? ownCosts : bareCosts).push(cost);
    }
  }
  for (const { page } of pages) await page.close();
  const [ours, theirs] = [median(ownCosts), median(bareCosts)];
  const isKept = ours <= theirs * mostShare;
  console.log(
    `${isKept ? 'ok  ' : 'FAIL'} a diagram of ${nodeCount} nodes opens in ${ours.toFixed(0)} ` +
      `ms with its colours and its list, bare bpmn-js in ${theirs.toFixed(0)} ` +
      `ms: ${(ours / theirs).toFixed(2)} of it, at most ${mostShare}`,
  );
  return isKept;
}

const median = (costs: readonly number[]): number =>
  costs.toSorted((one, other) => one - other)[Math.floor(costs.length / 2)] ?? Number.NaN;

async function opened(browser: Browser, address: string): Promise<{ page: Page; cdp: CDPSession }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address, { waitUntil: 'networkidle' });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, cdp };
}

/** The main-thread CPU in ms of one opening until it is painted; the diagram is closed again. */
async function cycle(page: Page, cdp: CDPSession, isOwn: boolean): Promise<number> {
  const before = await taskTime(cdp);
  await page.evaluate(openAndPaint, { count: nodeCount, isOwn });
  const cost = (await taskTime(cdp)) - before;
  await page.evaluate(close);
  return cost;
}

/** What the page does: it opens, waits until all is there, and for the frames in which it is painted. */
async function openAndPaint({ count, isOwn }: { count: number; isOwn: boolean }): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isThere = () =>
    document.querySelectorAll('.djs-shape').length >= count &&
    (document.querySelector('.viewport')?.hasAttribute('transform') ?? false) &&
    (!isOwn ||
      (document.querySelectorAll('[role="option"]').length >= count &&
        document.querySelectorAll('.djs-element[role="button"]').length >= count));
  document.querySelector<HTMLElement>('#open')?.click();
  for (let frames = 0; frames < 600 && !isThere(); frames += 1) await frame();
  if (!isThere())
    throw new Error(
      'The diagram did not open, so nothing was measured. Mend tests/bench/pages/flow.tsx or ' +
        'tests/bench/peers/bareFlow.ts.',
    );
  await frame();
  await frame();
}

async function close(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  document.querySelector<HTMLElement>('#close')?.click();
  for (let frames = 0; frames < 300 && document.querySelector('.djs-container'); frames += 1) await frame();
  if (document.querySelector('.djs-container'))
    throw new Error('The diagram did not close, so nothing was tried. Mend tests/bench/pages/flow.tsx.');
}

/** What 60 openings leave behind, after some that warm the page up. */
async function left(browser: Browser, address: string): Promise<HeapUse> {
  const { page, cdp } = await opened(browser, address);
  const work = async (times: number) => {
    for (let at = 0; at < times; at += 1) {
      await page.evaluate(openAndPaint, { count: nodeCount, isOwn: true });
      await page.evaluate(close);
    }
  };
  await work(firstCycles);
  const before = await measureHeap(cdp);
  await work(cycles);
  const after = await measureHeap(cdp);
  await page.close();
  return {
    heap: after.heap - before.heap,
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
  };
}
