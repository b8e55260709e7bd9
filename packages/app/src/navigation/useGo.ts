import { use, useCallback } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router';

/**
 * Goes to an address of this application. A component that uses it does not render again at each change of address, as
 * with `useNavigate`.
 */
export function useGo(): (to: string) => void {
  const router = use(UNSAFE_DataRouterContext)?.router;
  return useCallback((to) => void router?.navigate(to), [router]);
}
