import { Empty } from '@lattice/ui/Empty';
import { Link } from '@lattice/ui/Link';
import { Panel } from '@lattice/ui/Panel';
import { useLingui } from '@lingui/react/macro';
import { recordName, recordNote, records, told, toldHead, toldWords } from '../../features/scene/scene.css.ts';
import { useWays } from '../../features/scene/useWays.ts';
import { useChosenRating, useRating } from './rating.ts';

/** The cases with one or two stars, the latest first, each with what was said and to be opened. */
export function RatingWorst() {
  const { t } = useLingui();
  const wayOf = useWays();
  const { call } = useChosenRating();
  const { data, panel } = useRating(call);
  const list = wayOf(call === 'resource6' ? '/scentre/esServiceAppointmentrecord' : '/event/event');
  const worst = data?.worst ?? [];
  return (
    <Panel title={t`最近的差评`} {...panel} isSteady height={200}>
      {worst.length === 0 ? (
        <Empty title={t`没有差评`} />
      ) : (
        <ul className={records}>
          {worst.map(({ id, title, score, time, words }, at) => (
            <li key={id || `#${at}`} className={told}>
              <div className={toldHead}>
                {list === undefined ? (
                  <span className={recordName}>{title}</span>
                ) : (
                  <Link href={`${list}?open=view:${id}`} className={recordName}>
                    {title}
                  </Link>
                )}
                <span className={recordNote}>{t`${score} 星`}</span>
                <span className={recordNote}>{time.slice(0, 10)}</span>
              </div>
              {words !== '' && <p className={toldWords}>{words}</p>}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
