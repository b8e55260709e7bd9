import { ApiError } from '@lattice/api/ApiError';

/** The session ended, the right to the data did, they are not there any more, or the licence ended. */
const CODES: readonly number[] = [401, 403, 404, 5000];

/** Whether data that were read before a failure must not be shown any longer (specification, section 8). */
export const takesAway = (error: unknown): boolean => error instanceof ApiError && CODES.includes(error.code);
