import { useEffect, useRef } from 'react';
import { errorText } from '../../base/errorText.ts';
import type { HouseholdForm } from './useHouseholdForm.ts';
import { useSearch } from '../../navigation/useSearch.ts';

/**
 * Begins once the page is ready: with what was being filled in, or with the house that the address names, such as from
 * the page of one of its people.
 */
export function useHouseOfAddress(
  isReady: boolean,
  { begin, openHouse }: HouseholdForm['actions'],
  onFault: (message: string) => void,
): void {
  const [params] = useSearch();
  const id = params.get('house') ?? '';
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (!isReady || opened.current === id) return;
    opened.current = id;
    begin(async () => (/^\d+$/.test(id) ? openHouse(id) : undefined)).catch((error: unknown) =>
      onFault(errorText(error)),
    );
  });
}
