import { Empty } from '@lattice/ui/Empty';
import { Link } from '@lattice/ui/Link';
import { Panel } from '@lattice/ui/Panel';
import { useLingui } from '@lingui/react/macro';
import { wordsOf } from '../../features/command/journal.ts';
import { record, recordName, recordNote, records } from '../../features/scene/scene.css.ts';
import { useWays } from '../../features/scene/useWays.ts';
import { timePart } from '../timePart.ts';
import { useJournal } from './command.ts';

/** What was dispatched, the latest first; each line opens its record. */
export function CommandJournal() {
  const { t } = useLingui();
  const wayOf = useWays();
  const { data, panel } = useJournal();
  const list = wayOf('/dispatch/recorddispatch');
  const lines = data ?? [];
  const replay = list !== undefined && <Link href="/dispatch/replay">{t`回放与报告`}</Link>;
  return (
    <Panel title={t`调度记录`} {...panel} actions={replay} height={200} {...(list !== undefined && { href: list })}>
      {lines.length === 0 ? (
        <Empty title={t`没有调度记录`} />
      ) : (
        <ul className={records}>
          {lines.map((line, at) => {
            const { id, startTime } = line;
            const words = wordsOf(line);
            return (
              <li key={id || `#${at}`} className={record}>
                {list === undefined ? (
                  <span className={recordName}>{words}</span>
                ) : (
                  <Link href={`${list}?open=view:${id}`} className={recordName}>
                    {words}
                  </Link>
                )}
                <span className={recordNote}>{timePart(startTime, 5, 16)}</span>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
