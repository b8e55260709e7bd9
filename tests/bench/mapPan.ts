import type { Browser, Page } from 'playwright';
import { measureHeap } from './measureHeap.ts';

const zooms = [14, 16, 18] as const;
const runs = 7;
const ways = ['empty', 'own', 'geoJson'] as const;
type Way = (typeof ways)[number];

/** What a map does at a zoom: frames a second while it is dragged, and until it was whole. */
interface Seen {
  frames: number;
  whole: number;
  heap: number;
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Least share of the frames of an empty map, and most kB of heap above it. */
const limits = { frames: 0.85, heap: 10_000 };

/**
 * Drags a map of 20,000 houses and 100,000 people at three zooms, in turn with an empty map of Leaflet and with the
 * same as layers of Leaflet; prints the medians and says whether ours keeps up with the empty one.
 */
export async function mapPan(browser: Browser, pages: string, peers: string): Promise<boolean> {
  const addresses: Record<Way, string> = {
    empty: `${peers}/bareMap.html?`,
    own: `${pages}/map.html?`,
    geoJson: `${peers}/bareMap.html?data&`,
  };
  let isKept = true;
  for (const zoom of zooms) {
    const seen: Record<Way, Seen[]> = { empty: [], own: [], geoJson: [] };
    for (let run = 0; run < runs; run += 1)
      for (const way of ways) seen[way].push(await dragged(browser, `${addresses[way]}zoom=${zoom}`));
    const of = (way: Way, what: keyof Seen) => median(seen[way].map((one) => one[what]));
    const share = of('own', 'frames') / of('empty', 'frames');
    const mostWhole = of('empty', 'whole') * 1.5 + 1000;
    const above = of('own', 'heap') - of('empty', 'heap');
    const isGood = share >= limits.frames && of('own', 'whole') <= mostWhole && above <= limits.heap;
    isKept &&= isGood;
    console.log(
      `${isGood ? 'ok  ' : 'FAIL'} map at zoom ${zoom}: ${of('own', 'frames').toFixed(0)} frames a second, ` +
        `${share.toFixed(2)} of an empty map (at least ${limits.frames}; layers of Leaflet ` +
        `${of('geoJson', 'frames').toFixed(0)}), whole after ${of('own', 'whole').toFixed(0)} ms ` +
        `(at most ${mostWhole.toFixed(0)}), heap ${above.toFixed(0)} kB above (at most ${limits.heap})`,
    );
  }
  return isKept;
}

/** Waits until all tiles of the map are drawn. */
export async function wholeMap(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const tiles = [...document.querySelectorAll('canvas.leaflet-tile')];
      const isReady = document.querySelector('.leaflet-container')?.getAttribute('aria-busy') === 'false';
      const isDrawn = tiles.every((tile) => tile.classList.contains('leaflet-tile-loaded'));
      return isReady && isDrawn && (tiles.length > 0 || document.querySelector('[role=application]') === null);
    },
    null,
    { polling: 'raf', timeout: 120_000 },
  );
}

async function dragged(browser: Browser, address: string): Promise<Seen> {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  await page.goto(address);
  await wholeMap(page);
  const whole = await page.evaluate(
    () => performance.now() - (performance.getEntriesByName('data')[0]?.startTime ?? 0),
  );
  const frames = await page.evaluate(dragging);
  const heap = await heapOf(page);
  await page.close();
  return { frames, whole, heap };
}

async function heapOf(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  return (await measureHeap(cdp)).heap;
}

/** Drags the map in a circle for some seconds; gives the frames a second. */
async function dragging(): Promise<number> {
  const map = document.querySelector('.leaflet-container');
  if (map === null)
    throw new Error('The page shows no map, so nothing can be dragged. Mend tests/bench/pages/map.tsx.');
  const next = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const point = (kind: string, turn: number, target: EventTarget) =>
    target.dispatchEvent(
      new MouseEvent(kind, {
        bubbles: true,
        cancelable: true,
        button: 0,
        clientX: 900 + Math.sin(turn) * 400,
        clientY: 450 + Math.cos(turn) * 250,
      }),
    );
  point('mousedown', 0, map);
  const start = await next();
  let [now, frames] = [start, 0];
  while (now - start < 2500) {
    point('mousemove', (now - start) / 500, document);
    now = await next();
    frames += 1;
  }
  point('mouseup', 0, document);
  return (frames * 1000) / (now - start);
}
