import type { CDPSession } from 'playwright';

/** What a page holds. */
export interface HeapUse {
  /** Heap in kB. */
  heap: number;
  /** DOM nodes, those kept by scripts included. */
  nodes: number;
  /** Listeners. */
  listeners: number;
}

/** What a page holds once all that nobody needs is thrown away. */
export async function measureHeap(cdp: CDPSession): Promise<HeapUse> {
  for (let rounds = 0; rounds < 3; rounds += 1) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await cdp.send('HeapProfiler.collectGarbage');
  }
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: of('JSHeapUsedSize') / 1000, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}
