import type { Resource } from '@lattice/api/resource';
import type { CrudAction, CrudRow } from '@lattice/ui/CrudTable';
import type { FormSources } from '@lattice/ui/Form';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { useCodes } from '../../../session/useCodes.ts';
import { session } from '../../../session/session.ts';
import { useTranslator } from '../../../records/translate.ts';

/** What the states of a register offer with its rows. */
interface OfStates {
  moves: readonly CrudAction[];
  /** Tells which rows are still open to an edit. */
  isEditable?: (row: CrudRow) => boolean;
}

const none: OfStates = { moves: [] };

/**
 * The moves of a register's state machines as actions of its list, for the roles of the person; each needs the right
 * to its call; and which rows can be edited. Undefined while they are on their way, and none where they do not come;
 * their code comes with the first register that has some.
 */
export function useMoves(definition: Resource, { options }: FormSources): OfStates | undefined {
  const { i18n } = useLingui();
  const say = useTranslator();
  const { user, abilities } = useSnapshot(session);
  const roles = user?.role_name ?? '';
  const codes = useCodes();
  const isMoved = definition.states !== undefined || definition.moreStates !== undefined;
  const { data, isError } = useQuery({
    queryKey: ['moves', definition.path, i18n.locale, roles, abilities, codes === undefined ? '' : [...codes].join()],
    enabled: isMoved && codes !== undefined,
    queryFn: async (): Promise<OfStates> => {
      const { isOpen, movesOf } = await import('./movesOf.ts');
      return {
        moves: await movesOf(definition, { roles, abilities, codes: codes ?? new Set(), options, say }),
        isEditable: isOpen(definition, roles),
      };
    },
    structuralSharing: false,
  });
  return isMoved && !isError ? data : none;
}
