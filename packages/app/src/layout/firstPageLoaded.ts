/** Milliseconds without an arrival, after which nothing more is expected. */
const QUIET = 500;
/** Milliseconds by which a timer may be late; later ones show that the page was still being computed. */
const LATE = 50;
const deeds = ['pointermove', 'pointerdown', 'keydown'] as const;

let promise: Promise<void> | undefined;

const begin = () =>
  new Promise<void>((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    let due = 0;
    const wait = () => {
      clearTimeout(timer);
      due = performance.now() + QUIET;
      timer = setTimeout(check, QUIET);
    };
    const watch = new PerformanceObserver(wait);
    const end = () => {
      clearTimeout(timer);
      watch.disconnect();
      for (const deed of deeds) window.removeEventListener(deed, end);
      resolve();
    };
    const check = () => {
      const isBusy =
        performance.now() - due > LATE ||
        document.querySelector('[aria-busy=true]') !== null ||
        document.querySelector('main :is(h1, [role=alert])') === null;
      if (isBusy) wait();
      else end();
    };
    watch.observe({ type: 'resource' });
    for (const deed of deeds) window.addEventListener(deed, end);
    wait();
  });

/**
 * Resolves when the first page is there: it has a heading or an error, nothing has come for half a second and nothing
 * is busy, or the person did something. What the first page can do without is loaded after it.
 */
export const firstPageLoaded = (): Promise<void> => (promise ??= begin());
