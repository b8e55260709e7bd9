import { errorText } from '../../base/errorText.ts';

/** Waits for a call; where it fails, rejects with what is said to the person. */
export async function withErrorText<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    throw new Error(errorText(error), { cause: error });
  }
}
