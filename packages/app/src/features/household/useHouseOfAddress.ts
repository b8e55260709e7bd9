import { useEffect, useRef } from 'react';
import { errorText } from '../../base/errorText.ts';
import { useSearch } from '../../navigation/useSearch.ts';

/** Opens the house that the address names, once the page is ready, such as from the page of one of its people. */
export function useHouseOfAddress(
  isReady: boolean,
  open: (id: string) => Promise<unknown>,
  onFault: (message: string) => void,
): void {
  const [params] = useSearch();
  const id = params.get('house') ?? '';
  const opened = useRef('');
  useEffect(() => {
    if (!isReady || !/^\d+$/.test(id) || opened.current === id) return;
    opened.current = id;
    open(id).catch((error: unknown) => onFault(errorText(error)));
  });
}
