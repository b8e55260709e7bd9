import { ApiError } from '@lattice/api/ApiError';
import type { QueryFilters } from '@tanstack/react-query';
import { takesAway } from '../base/takesAway.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** What shows the answer says itself how old it is. */
      tellsAge?: boolean;
    };
  }
}

/** Queries whose data are on the page and could not be read again. */
export const staleQueries: QueryFilters = {
  type: 'active',
  predicate: ({ state: { data, error }, meta }) =>
    data !== undefined &&
    error !== null &&
    !(error instanceof ApiError && error.reason === 'aborted') &&
    !takesAway(error) &&
    meta?.tellsAge !== true,
};
