import { type RecordChange, changes } from '@lattice/api/changes';
import { type Article, article } from '@lattice/api/resources/cms/article';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { transport } from '../../session/transport.ts';
import { versionsOf } from './versions.ts';

const SIZE = 50;
/** Most entries of the history that are read: far more than an article is ever changed. */
const MOST_PAGES = 10;

async function allChanges(id: string, signal: AbortSignal): Promise<readonly RecordChange[]> {
  const found: RecordChange[] = [];
  for (let current = 1; current <= MOST_PAGES; current += 1) {
    const { records, pages } = await changes(article, transport, { id, current, size: SIZE }, { signal });
    found.push(...records);
    if (current >= pages) break;
  }
  return found;
}

/** The versions of an article, the newest first, as the query of its history answers. */
export function useVersions(row: Article) {
  const { data, error, refetch } = useQuery({
    queryKey: ['rows', article.path, 'changes', row.id, 'versions'],
    queryFn: async ({ signal }) => allChanges(row.id, signal),
  });
  const versions = useMemo(() => data && versionsOf(row, data), [row, data]);
  return { data: versions, error, refetch };
}
