import { Empty } from '@lattice/ui/Empty';
import { Link } from '@lattice/ui/Link';
import { Panel } from '@lattice/ui/Panel';
import { useLingui } from '@lingui/react/macro';
import { wordsOf } from '../../features/command/journal.ts';
import { record, recordCell, recordName, recordNote, records } from '../../features/scene/scene.css.ts';
import { useBroadPanels, useOnWall } from '../../features/scene/useOnWall.ts';
import { useWays } from '../../features/scene/useWays.ts';
import { useDictionary } from '../../features/words/useDictionary.ts';
import { timePart } from '../timePart.ts';
import { useJournal } from './command.ts';

/** How many lines upright screens have room for. */
const FEW = 8;

/** What was dispatched and how, the latest first; each line opens its record. */
export function CommandJournal() {
  const { t } = useLingui();
  const wayOf = useWays();
  const [isBroad, isWall] = [useBroadPanels(), useOnWall()];
  const types = useDictionary('dispatch_type');
  const { data, panel } = useJournal();
  const list = wayOf('/dispatch/recorddispatch');
  const lines = (data ?? []).slice(0, isBroad && !isWall ? FEW : undefined);
  const replay = list !== undefined && <Link href="/dispatch/replay">{t`回放与报告`}</Link>;
  return (
    <Panel title={t`调度记录`} {...panel} actions={replay} height={200} {...(list !== undefined && { href: list })}>
      {lines.length === 0 ? (
        <Empty title={t`没有调度记录`} />
      ) : (
        <ul className={records}>
          {lines.map((line, at) => {
            const { id, startTime } = line;
            const type = types.get(line.dispatchType) ?? '';
            const to = [line.receiverNames ?? '', line.address].find((one) => one !== '') ?? '';
            // Talk leaves no words; with whom it was led is what there is to read.
            const words = wordsOf({ ...line, dispatchNo: to || type || line.dispatchNo });
            return (
              <li key={id || `#${at}`} className={record}>
                {list === undefined ? (
                  <span className={recordName}>{words}</span>
                ) : (
                  <Link href={`${list}?open=view:${id}`} className={recordName}>
                    {words}
                  </Link>
                )}
                {isBroad && (
                  <span className={recordCell} style={{ inlineSize: '30%' }}>
                    {to === words ? '' : to}
                  </span>
                )}
                <span className={recordCell} {...(isBroad && { style: { inlineSize: '14%' } })}>
                  {type}
                </span>
                <span className={recordNote}>{timePart(startTime, 5, 16)}</span>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
