/** Runs work and answers, in milliseconds, with the longest task of this page's main thread meanwhile, other frames left out (0 where none took 50 or more) and the most that is allowed: 100, or on a machine busy with other things a twentieth of the whole. */
export async function longestTask(work: () => Promise<void>): Promise<{ longest: number; allowed: number }> {
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'self') longest = Math.max(longest, duration);
  });
  observer.observe({ type: 'longtask' });
  const start = performance.now();
  await work();
  const whole = performance.now() - start;
  await new Promise((resolve) => setTimeout(resolve, 100));
  observer.disconnect();
  return { longest, allowed: Math.max(100, whole / 20) };
}
