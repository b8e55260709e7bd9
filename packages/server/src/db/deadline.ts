import { DatabaseError } from './DatabaseError.ts';

/** Waits for `work` up to `ms` milliseconds; then runs `stop` and fails with 57014. */
export async function withDeadline<T>(ms: number, work: Promise<T>, stop: () => Promise<void>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let expired = false;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      expired = true;
      reject(
        new DatabaseError(
          '57014',
          `The database did not finish within ${ms} ms, so the work was stopped and undone; try again or ask for less.`,
        ),
      );
    }, ms);
  });
  try {
    return await Promise.race([work, expiry]);
  } catch (error) {
    if (expired) await stop();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
