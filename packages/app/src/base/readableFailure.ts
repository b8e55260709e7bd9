import { errorText } from './errorText.ts';

/** Rejects with a sentence that a dialog can show. */
export const readableFailure = async <T>(call: Promise<T>): Promise<T> =>
  call.catch((error: unknown) => {
    throw new Error(errorText(error), { cause: error });
  });
