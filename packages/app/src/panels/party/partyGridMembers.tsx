import { Empty } from '@lattice/ui/Empty';
import { Panel } from '@lattice/ui/Panel';
import { useLingui } from '@lingui/react/macro';
import { record, recordName, recordNote, records } from '../../features/scene/scene.css.ts';
import { usePartyGridMembers } from './party.ts';

/** Grid members who belong to the Party, with their grids; names are masked as in lists, and a wall shows none. */
export function PartyGridMembers() {
  const { t } = useLingui();
  const { data, panel } = usePartyGridMembers();
  const members = data ?? [];
  return (
    <Panel title={t`党员网格员`} {...panel} height={200}>
      {members.length === 0 ? (
        <Empty title={t`没有党员网格员`} />
      ) : (
        <ul className={records}>
          {members.slice(0, 8).map(({ id, personName, griddingIdName, isOnline }, at) => (
            <li key={id || `#${at}`} className={record}>
              {personName !== '' && <span className={recordName}>{personName}</span>}
              <span className={recordNote}>{griddingIdName}</span>
              <span className={recordNote}>{isOnline === 1 ? t`在线` : t`离线`}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
