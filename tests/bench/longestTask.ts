import type { Browser, CDPSession } from 'playwright';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** CPU of the thread in µs. */
  tdur?: number;
  args: { name?: string };
}

/**
 * The CPU in ms of the longest task that any page's main thread has while work is done; time in which the machine did
 * other things does not count.
 */
export async function longestTask(browser: Browser, work: () => Promise<void>): Promise<number> {
  const cdp = await browser.newBrowserCDPSession();
  const tasks = new Map<string, number>();
  const mains = new Set<string>();
  cdp.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as TraceEvent[]) {
      const thread = `${event.pid} ${event.tid}`;
      if (event.name === 'thread_name' && event.args.name === 'CrRendererMain') mains.add(thread);
      if (event.ph === 'X' && event.name.endsWith('RunTask'))
        tasks.set(thread, Math.max(tasks.get(thread) ?? 0, event.tdur ?? 0));
    }
  });
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      recordMode: 'recordContinuously',
      includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline'],
    },
  });
  await work();
  await ended(cdp);
  await cdp.detach();
  const longest = Math.max(0, ...[...mains].map((main) => tasks.get(main) ?? 0));
  if (longest === 0)
    throw new Error('The trace holds no task of a page, so nothing was measured. Mend tests/bench/longestTask.ts.');
  return longest / 1000;
}

async function ended(cdp: CDPSession): Promise<void> {
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
}
