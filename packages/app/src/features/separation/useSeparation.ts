import { permissionCode } from '@lattice/api/resource';
import { type SeparationState, separation } from '@lattice/api/resources/blade-system/separation';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { useLingui } from '@lingui/react/macro';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { useCodes } from '../../session/useCodes.ts';

/** How far the three administrators are kept apart, for those who may know. */
export function useSeparation(): UseQueryResult<SeparationState> {
  const { i18n } = useLingui();
  const { abilities } = useSnapshot(session);
  const isOpen = useCodes()?.has(permissionCode(separation, 'view')) === true;
  return useQuery({
    queryKey: ['rows', separation.path, 'state', i18n.locale],
    queryFn: () => client(separation).state(),
    enabled: isOpen && abilities.includes('separation'),
  });
}

/** One's own mandate while the three administrators are kept apart; '' while they are not, or as far as one knows. */
export const useMandate = (): SeparationState['mandate'] => useSeparation().data?.mandate ?? '';
