/** Waits for the next task of the event loop; other than a timer it is not slowed down in a hidden tab. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

/** What work that was called off rejects with. */
export const abortError = (): DOMException => new DOMException('The work was called off by the user.', 'AbortError');

/** Whether something thrown only says that the work was called off. */
export const isAbortError = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/**
 * Keeps long work from freezing the page: to be awaited between small pieces, it lets others run whenever `budget`
 * milliseconds are used up, and rejects once the work is called off.
 */
export function pacer(signal?: AbortSignal, budget = 12): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (signal?.aborted) throw abortError();
    if (performance.now() - since < budget) return;
    await nextTask();
    if (signal?.aborted) throw abortError();
    since = performance.now();
  };
}
