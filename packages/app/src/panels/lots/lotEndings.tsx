import { townDay } from '@lattice/api/townTime';
import { Empty } from '@lattice/ui/Empty';
import { Link } from '@lattice/ui/Link';
import { Panel } from '@lattice/ui/Panel';
import { useLingui } from '@lingui/react/macro';
import { record, recordName, recordNote, records } from '../../features/scene/scene.css.ts';
import { useWays } from '../../features/scene/useWays.ts';
import { endingNext } from './lots.ts';
import { useLots } from './useLots.ts';

/** How many contracts are listed. */
const MOST = 8;

/** The contracts in sight that end next; each opens its record. */
export function LotEndings() {
  const { t } = useLingui();
  const wayOf = useWays();
  const { seen, panel } = useLots();
  const list = wayOf('/project/titleransaction');
  const ending = endingNext(seen, townDay()).slice(0, MOST);
  return (
    <Panel title={t`即将到期的合同`} {...panel} height={220} {...(list !== undefined && { href: list })}>
      {ending.length === 0 && <Empty title={t`没有即将到期的合同`} />}
      <ul className={records}>
        {ending.map(({ id, name, endDate }) => (
          <li key={id} className={record}>
            {list === undefined ? (
              <span className={recordName}>{name}</span>
            ) : (
              <Link href={`${list}?open=view:${id}`} className={recordName}>
                {name}
              </Link>
            )}
            <span className={recordNote}>{endDate}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
