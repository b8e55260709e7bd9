import type { Browser, Page } from 'playwright';
import { measureHeap } from './measureHeap.ts';
import type { HeapUse } from './measureHeap.ts';

const most: HeapUse = { heap: 400, nodes: 20, listeners: 4 };

/**
 * Turns 20 pages and opens 60 dialogs, and says whether the page holds no more than before; a page that leaks on
 * purpose must be caught.
 */
export async function leaks(browser: Browser, address: string): Promise<boolean> {
  const own = await grown(browser, address);
  const leaking = await grown(browser, `${address}?leak`);
  const isKept = isWithin(own) && !isWithin(leaking);
  console.log(
    `${isKept ? 'ok  ' : 'FAIL'} 20 pages and 60 dialogs leave ${describe(own)}, at ` +
      `most ${describe(most)}; a page that leaks on purpose leaves ${describe(leaking)} ` +
      `and ${isWithin(leaking) ? 'is not' : 'is'} caught`,
  );
  return isKept;
}

function isWithin(holding: HeapUse): boolean {
  return holding.heap <= most.heap && holding.nodes <= most.nodes && holding.listeners <= most.listeners;
}

function describe({ heap, nodes, listeners }: HeapUse): string {
  return `${heap.toFixed(0)} kB, ${nodes} nodes, ${listeners} listeners`;
}

/** What 20 pages and 60 dialogs leave behind, after as many that warm the page up. */
async function grown(browser: Browser, address: string): Promise<HeapUse> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('tbody tr').nth(199).waitFor({ state: 'attached' });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await work(page);
  const before = await measureHeap(cdp);
  await work(page);
  const after = await measureHeap(cdp);
  await page.close();
  return {
    heap: after.heap - before.heap,
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
  };
}

async function work(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const until = async (isShown: boolean) => {
      for (
        let frames = 0;
        frames < 300 && (document.querySelector('[role="dialog"]') !== null) !== isShown;
        frames += 1
      )
        await frame();
      if ((document.querySelector('[role="dialog"]') !== null) !== isShown)
        throw new Error('The dialog did not open or close, so nothing was tried. Mend tests/bench/pages/leaks.tsx.');
    };
    for (let flips = 0; flips < 20; flips += 1) {
      document.querySelector<HTMLElement>('#next')?.click();
      await frame();
      await frame();
    }
    for (let cycles = 0; cycles < 60; cycles += 1) {
      document.querySelector<HTMLElement>('#open')?.click();
      await until(true);
      document.querySelector<HTMLElement>('#close')?.click();
      await until(false);
    }
  });
}
