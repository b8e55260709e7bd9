import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useGo } from './Address.tsx';

/** The query of the page's address, and the way to another one of the same page. */
export function useSearch(): readonly [URLSearchParams, (next: URLSearchParams) => void] {
  const { search } = useLocation();
  const navigate = useGo();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback((next: URLSearchParams) => navigate(`?${next.toString()}`), [navigate]);
  return [params, change];
}
