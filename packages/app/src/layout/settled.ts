/** Milliseconds. */
const QUIET = 500;
const deeds = ['pointermove', 'pointerdown', 'keydown'] as const;

let promise: Promise<void> | undefined;

const begin = () =>
  new Promise<void>((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(check, QUIET);
    };
    const watch = new PerformanceObserver(wait);
    const end = () => {
      clearTimeout(timer);
      watch.disconnect();
      for (const deed of deeds) window.removeEventListener(deed, end);
      resolve();
    };
    const check = () => (document.querySelector('[aria-busy=true]') === null ? end() : wait());
    watch.observe({ type: 'resource' });
    for (const deed of deeds) window.addEventListener(deed, end);
    wait();
  });

/** Resolves when the first page is there: nothing has come for half a second and nothing is busy, or the person did something. What the first page can do without is loaded after it. */
export const settled = (): Promise<void> => (promise ??= begin());
