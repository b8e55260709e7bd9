import { housepopulationintermediate } from '@lattice/api/resources/source/housepopulationintermediate';
import { Link } from '@lattice/ui/Link';
import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { session } from '../../session/session.ts';
import { useRights } from '../../session/useRights.ts';

/** The way to the page on which the household of a house is registered, for whoever may do that. */
export function HouseholdLink({ houseId }: { houseId: string }) {
  const { abilities } = useSnapshot(session);
  const rights = useRights(housepopulationintermediate);
  if (!abilities.includes('household') || rights.add !== true || !/^\d+$/.test(houseId)) return null;
  return (
    <p>
      <Link href={`/source/household?house=${houseId}`}>
        <Trans>登记或修改这一户</Trans>
      </Link>
    </p>
  );
}
