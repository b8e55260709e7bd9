const LIMIT = 120_000;

/** The code of a screen did not come: the network failed, or a newer version replaced it on the server. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';
}

/** Loads the code of a screen, and gives up after two minutes (specification, section 8). */
export function loadScreen<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (cause?: unknown) =>
      reject(new ScreenLoadError('The code of the screen did not come, so it cannot be shown. Try again.', { cause }));
    const timer = setTimeout(fail, LIMIT);
    load()
      .then(resolve, fail)
      .finally(() => clearTimeout(timer));
  });
}
