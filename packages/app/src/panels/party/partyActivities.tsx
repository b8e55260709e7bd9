import { Empty } from '@lattice/ui/Empty';
import { Link } from '@lattice/ui/Link';
import { Panel } from '@lattice/ui/Panel';
import { useLingui } from '@lingui/react/macro';
import { record, recordName, recordNote, records } from '../../features/scene/scene.css.ts';
import { useWays } from '../../features/scene/useWays.ts';
import { usePartyActivities } from './party.ts';

const word = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Activities of the Party, the latest first. */
export function PartyActivities() {
  const { t } = useLingui();
  const wayOf = useWays();
  const { data, panel } = usePartyActivities();
  const list = wayOf('/cms/article');
  const activities = data ?? [];
  return (
    <Panel title={t`党建活动`} {...panel} isSteady height={200}>
      {activities.length === 0 ? (
        <Empty title={t`没有党建活动`} />
      ) : (
        <ul className={records}>
          {activities.slice(0, 6).map((one, at) => (
            <li key={word(one.id) || `#${at}`} className={record}>
              {list === undefined ? (
                <span className={recordName}>{word(one.title)}</span>
              ) : (
                <Link href={`${list}?open=view:${word(one.id)}`} className={recordName}>
                  {word(one.title)}
                </Link>
              )}
              <span className={recordNote}>{(word(one.activityTime) || word(one.publishTime)).slice(0, 10)}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
