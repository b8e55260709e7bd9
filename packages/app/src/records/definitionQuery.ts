import type { Resource } from '@lattice/api/resource';
import { queryOptions } from '@tanstack/react-query';
import { loadResource } from './resources.ts';

/** The definition of a path, such as `source/roadinfo`; it stays for as long as the session lasts. */
export const definitionQuery = (path: string) =>
  queryOptions<Resource>({
    queryKey: ['definition', path],
    queryFn: () => loadResource(path),
    staleTime: Number.POSITIVE_INFINITY,
  });
