/** Where an error came from. */
export type ErrorOrigin = 'error' | 'rejection' | 'render';

const bring = () => import('./logError.ts');

/** Notes an error in the error log of this browser; nothing is noted where the code for it does not come. */
export const recordError = (origin: ErrorOrigin, error: unknown, info = ''): void =>
  void bring().then(
    (m) => m.logError(origin, error, info),
    () => null,
  );

/** Notes errors that nothing catches from now on. */
export function recordErrors(): void {
  window.addEventListener('error', (event) => recordError('error', event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => recordError('rejection', event.reason));
}
