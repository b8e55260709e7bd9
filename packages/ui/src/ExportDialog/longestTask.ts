const ALLOWED = 100;
const EVERY = 40;

/** A fixed piece of work, and how many milliseconds it took. */
function spun(): number {
  const start = performance.now();
  let sum = 0;
  for (let at = 0; at < 400_000; at += 1) sum = (sum + at * 31) % 1_000_003;
  return sum < 0 ? 0 : performance.now() - start;
}

/**
 * Runs work and answers, in milliseconds, with the longest task of this page's main thread meanwhile, other frames left out (0 where none took 50 or more), and the most that is allowed.
 * That is 100 on a quiet machine; on a busy one as much more as a piece of work of known size is held up beside it, or a twentieth of the whole.
 */
export async function longestTask(work: () => Promise<void>): Promise<{ longest: number; allowed: number }> {
  let longest = 0;
  const best = Math.min(...Array.from({ length: 20 }, spun));
  const spins: number[] = [best];
  const observer = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'self') longest = Math.max(longest, duration);
  });
  observer.observe({ type: 'longtask' });
  const beside = setInterval(() => spins.push(spun()), EVERY);
  const start = performance.now();
  await work();
  const whole = performance.now() - start;
  clearInterval(beside);
  await new Promise((resolve) => setTimeout(resolve, 100));
  observer.disconnect();
  const mean = spins.reduce((sum, spin) => sum + spin, 0) / spins.length;
  return { longest, allowed: Math.max((ALLOWED * mean) / best + Math.max(...spins) - best, whole / 20) };
}
