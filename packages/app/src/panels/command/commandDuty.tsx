import { visualization } from '@lattice/api/resources/visualization';
import { Panel } from '@lattice/ui/Panel';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { record, recordName, recordNote, records } from '../../features/scene/scene.css.ts';
import { usePanel } from '../../features/scene/usePanel.ts';
import { useSceneFilters } from '../../features/scene/useSceneFilters.ts';
import { useWays } from '../../features/scene/useWays.ts';
import { client } from '../../session/client.ts';

/** How many people are listed. */
const MOST = 6;

/** Grid members who are on the way now, masked; a wall names their grids alone. */
export function CommandDuty() {
  const { t } = useLingui();
  const wayOf = useWays();
  const { grid } = useSceneFilters();
  const { data, panel } = usePanel({
    key: ['command', 'duty', grid],
    ask: (signal) => client(visualization).getOnlineGridMemberList(grid === '' ? {} : { gridId: grid }, { signal }),
    everyMs: 30_000,
  });
  const people = data ?? [];
  const total = people.length;
  const list = wayOf('/grid/gridmember');
  return (
    <Panel
      title={data === undefined ? t`在岗网格员` : t`在岗网格员 ${total}`}
      {...panel}
      height={24}
      {...(list !== undefined && { href: list })}
    >
      {total === 0 ? (
        <Text tone="muted">{t`十分钟内没有位置上报`}</Text>
      ) : (
        <ul className={records}>
          {people.slice(0, MOST).map(({ id, personName, griddingIdName, phone }, at) => (
            <li key={id || `#${at}`} className={record}>
              {personName !== '' && <span className={recordName}>{personName}</span>}
              <span className={recordNote}>{griddingIdName}</span>
              {phone !== '' && <span className={recordNote}>{phone}</span>}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
