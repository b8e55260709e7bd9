import { ErrorState } from '@lattice/ui/ErrorState';
import type { ReactNode } from 'react';
import { errorText } from '../../base/errorText.ts';
import { takesAway } from '../../base/takesAway.ts';
import { ScreenFault } from './ScreenFault.tsx';

/** A query as far as it is decided by. */
interface Query {
  data: unknown;
  error: Error | null;
  refetch: () => Promise<unknown>;
}

/** What is shown of a query. */
export interface Answer<T> {
  /** What was answered; undefined until then, and where it must not be shown any longer. */
  readonly data: T | undefined;
  /** What stands in its place where it failed; null while it is waited for, and where there is data. */
  readonly fault: ReactNode;
}

/**
 * What a screen shows of its query: data that were read stay when reading them again fails, and the strip above the
 * page says so, unless the server takes them away. `title` says what is missing of a part, by default of a screen.
 */
export function answerOf<Asked extends Query>(query: Asked, title?: string): Answer<Asked['data']> {
  const { data, error, refetch }: { data: Asked['data'] } & Omit<Query, 'data'> = query;
  if (error === null || (data !== undefined && !takesAway(error))) return { data, fault: null };
  const retry = () => void refetch();
  return {
    data: undefined,
    fault:
      title === undefined ? (
        <ScreenFault error={error} onRetry={retry} />
      ) : (
        <ErrorState title={title} message={errorText(error)} onRetry={retry} />
      ),
  };
}
