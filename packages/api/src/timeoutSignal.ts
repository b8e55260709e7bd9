/** Longest wait for an answer, in milliseconds (specification, section 9). */
const TIMEOUT = 100_000;

/**
 * A signal that ends a call when the caller leaves or the time is over; browsers of the floor have no
 * `AbortSignal.any`.
 */
export const timeoutSignal = (caller: AbortSignal | undefined) => {
  const control = new AbortController();
  let isLate = false;
  const leave = () => control.abort();
  const timer = setTimeout(() => {
    isLate = true;
    leave();
  }, TIMEOUT);
  if (caller?.aborted === true) leave();
  caller?.addEventListener('abort', leave);
  return {
    signal: control.signal,
    isLate: () => isLate,
    end: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', leave);
    },
  };
};
