import { fileURLToPath } from 'node:url';
import { type Browser, type CDPSession, type Page, chromium } from 'playwright';
import { browserPath } from '../../scripts/browserPath.ts';
import { buildOwnPages } from './build.ts';
import { wholeMap } from './mapPan.ts';
import { measureHeap } from './measureHeap.ts';
import { serve } from './serve.ts';

/** Most milliseconds to a hit in 95 of 100, most kB of all workers, and what 60 openings may leave. */
const limits = { hit: 50, workers: 120_000, heap: 1000, nodes: 60, listeners: 12 };
const [POINTS, CYCLES] = [200, 60];

declare global {
  interface Window {
    /** Milliseconds from each question what is at a point to its answer. */
    hitTimes: number[];
  }
}

/** Times what the page asks its workers about points; runs in the page before its own scripts. */
function timeHits(): void {
  window.hitTimes = [];
  const send = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function timed(this: MessagePort, message: unknown, ...rest: unknown[]) {
    const { number, requested } = (message ?? {}) as { number?: number; requested?: { task: string } };
    if (requested?.task === 'hit') {
      const began = performance.now();
      const note = ({ data }: MessageEvent<{ number: number }>) => {
        if (data.number !== number) return;
        window.hitTimes.push(performance.now() - began);
        this.removeEventListener('message', note);
      };
      this.addEventListener('message', note);
    }
    Reflect.apply(send, this, [message, ...rest]);
  };
}

/** Points at places all over the map, one a frame; gives the times of the answers in ms. */
async function pointed(page: Page): Promise<number[]> {
  return page.evaluate(async (count) => {
    const map = document.querySelector('.leaflet-container');
    if (map === null) throw new Error('The page shows no map, so nothing is hit. Mend tests/bench/pages/map.tsx.');
    window.hitTimes.length = 0;
    for (let at = 0; at < count; at += 1) {
      const [clientX, clientY] = [60 + ((at * 0.618) % 1) * 1700, 60 + ((at * 0.414) % 1) * 760];
      map.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, clientX, clientY }));
      const before = window.hitTimes.length;
      for (let frames = 0; frames < 60 && window.hitTimes.length === before; frames += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return window.hitTimes;
  }, POINTS);
}

/** kB that all workers of a page hold, what lies outside their heaps included. */
async function workersHold(page: Page): Promise<{ count: number; held: number }> {
  const cdp = await page.context().newCDPSession(page);
  const sessions: string[] = [];
  cdp.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') sessions.push(sessionId);
  });
  await cdp.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  let held = 0;
  for (const sessionId of sessions) {
    await inWorker(cdp, sessionId, 'HeapProfiler.collectGarbage');
    const use = await inWorker(cdp, sessionId, 'Runtime.getHeapUsage');
    held += Object.entries(use)
      .filter(([name]) => name !== 'totalSize')
      .reduce((sum, [, bytes]) => sum + bytes, 0);
  }
  return { count: sessions.length, held: held / 1000 };
}

/** Asks a worker by the session of its page. */
async function inWorker(cdp: CDPSession, sessionId: string, method: string): Promise<Record<string, number>> {
  const answer = new Promise<Record<string, number>>((resolve) => {
    const hear = (event: { sessionId: string; message: string }) => {
      const { id, result = {} } = JSON.parse(event.message) as { id?: number; result?: Record<string, number> };
      if (event.sessionId !== sessionId || id !== 1) return;
      cdp.off('Target.receivedMessageFromTarget', hear);
      resolve(result);
    };
    cdp.on('Target.receivedMessageFromTarget', hear);
  });
  await cdp.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id: 1, method, params: {} }) });
  return answer;
}

/** Closes and opens the map some times. */
async function reopened(page: Page, times: number): Promise<void> {
  for (let cycle = 0; cycle < times; cycle += 1) {
    await page.locator('#toggle').click();
    await page.locator('.leaflet-container').waitFor({ state: 'detached' });
    await page.locator('#toggle').click();
    await wholeMap(page);
  }
}

/**
 * Points at a map of 20,000 houses and 100,000 people, weighs its workers and opens it 60 times; prints what was found
 * and says whether the limits are kept. Calls to other machines fail it.
 */
export async function mapUse(browser: Browser, pages: string): Promise<boolean> {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  const far: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(new URL(pages).origin))
      far.push(request.url());
  });
  await page.addInitScript(timeHits);
  await page.goto(`${pages}/map.html?toggle&zoom=16`);
  await wholeMap(page);
  const times = (await pointed(page)).toSorted((one, other) => one - other);
  const late = times[Math.floor(times.length * 0.95)] ?? Number.NaN;
  const { count, held } = await workersHold(page);

  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await reopened(page, 5);
  const before = await measureHeap(cdp);
  await reopened(page, CYCLES);
  const after = await measureHeap(cdp);
  const workers = page.workers().length;
  await page.close();
  const left = {
    heap: after.heap - before.heap,
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
  };
  const isKept =
    times.length >= POINTS / 2 &&
    late <= limits.hit &&
    count > 0 &&
    held <= limits.workers &&
    workers === count &&
    left.heap <= limits.heap &&
    left.nodes <= limits.nodes &&
    left.listeners <= limits.listeners &&
    far.length === 0;
  console.log(
    `${isKept ? 'ok  ' : 'FAIL'} ${times.length} hits on a map, 95 in 100 within ${late.toFixed(1)} ms (at most ` +
      `${limits.hit}); ${count} workers hold ${(held / 1000).toFixed(0)} MB (at most ${limits.workers / 1000}); ` +
      `${CYCLES} openings leave ${left.heap.toFixed(0)} kB, ${left.nodes} nodes, ${left.listeners} listeners and ` +
      `${workers} workers (at most ${limits.heap}, ${limits.nodes}, ${limits.listeners} and ${count}); ` +
      `${far.length} calls to other machines`,
  );
  return isKept;
}

// `npx node tests/bench/mapUse.ts` measures it alone.
if (import.meta.main) {
  const out = fileURLToPath(new URL('../../.out/bench', import.meta.url));
  await buildOwnPages(out);
  const server = await serve(out);
  const browser = await chromium.launch({ executablePath: browserPath });
  process.exitCode = (await mapUse(browser, `${server.address}/pages`)) ? 0 : 1;
  await browser.close();
  server.close();
}
