/** Whether an error is only the browser's notice that it measures again in the next frame, which harms nobody. */
export const isHarmless = (error: unknown): boolean =>
  typeof error === 'string' && /^(?:Uncaught )?ResizeObserver loop/.test(error);
