import { townText } from '@lattice/api/townTime';
import { ApiError } from '@lattice/api/ApiError';
import { maskAddress, maskText } from '@lattice/api/maskText';
import type { ErrorOrigin } from './recordErrors.ts';
import { addError } from './errorLog.ts';
import { isHarmless } from './isHarmless.ts';

const LONGEST = { message: 500, stack: 4000, info: 2000 };
const covered = (text: string, most: number) => maskText(text.slice(0, most));

/**
 * Notes an error, without what is personal in it; answers of the server that a page showed, and what harms nobody, are
 * no errors of the page.
 */
export function logError(origin: ErrorOrigin, error: unknown, info: string): void {
  if (isHarmless(error)) return;
  if (error instanceof ApiError && (origin === 'render' || error.reason === 'aborted' || error.code === 401)) return;
  const { name, message, stack = '' } = error instanceof Error ? error : { name: origin, message: String(error) };
  addError({
    id: `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`,
    type: name,
    message: covered(message, LONGEST.message),
    stack: covered(stack, LONGEST.stack),
    info: covered(`${origin}${info}`, LONGEST.info),
    url: maskAddress(location.href),
    time: townText(new Date()),
  });
}
