import { actionNames } from '@lattice/api/actionNames';
import type { GrantLoser } from '@lattice/api/grantDifference';
import { listName } from '@lattice/api/listName';
import { useLingui } from '@lingui/react/macro';
import { useTranslator } from '../../records/translate.ts';

interface LostUsesProps {
  /** How many people lose what they used. */
  losing: number;
  /** The first of them. */
  losers: readonly GrantLoser[];
}

const MOST_USES = 3;

/** Who loses what they used in the last month. */
export function LostUses({ losing, losers }: LostUsesProps) {
  const { t } = useLingui();
  const say = useTranslator();
  const words = ({ name, account, lost }: GrantLoser) => {
    const uses = lost
      .slice(0, MOST_USES)
      .map(
        ({ label, action, times }) => t`${listName(label, say)} · ${say(actionNames[action] ?? action)} ${times} 次`,
      );
    return t`${name === '' ? account : name}：${uses.join(t`；`)}${lost.length > MOST_USES ? '…' : ''}`;
  };
  return (
    <>
      <p>{t`${losing} 人会失去最近一个月用过的功能：`}</p>
      <ul>
        {losers.map((loser) => (
          <li key={loser.account}>{words(loser)}</li>
        ))}
      </ul>
    </>
  );
}
