import type { CDPSession } from 'playwright';

/** The CPU time that the main thread of a page has spent in tasks so far, in ms. */
export async function taskTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
