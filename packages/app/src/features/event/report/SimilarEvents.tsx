import { Card } from '@lattice/ui/Card';
import { Link } from '@lattice/ui/Link';
import { Text } from '@lattice/ui/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { addressOfRecord } from '../../../navigation/recordAddress.ts';
import { type Reported, useSimilarEvents } from './useSimilarEvents.ts';
import * as css from './report.css.ts';

/** Open events near the place or of the category, so that none is reported twice. */
export function SimilarEvents({ report }: { report: Reported }) {
  const { t, i18n } = useLingui();
  const similar = useSimilarEvents(report);
  return (
    <Card title={t`附近未办结的事件`}>
      {similar.length === 0 ? (
        <Text tone="muted">
          <Trans>没有相近的事件。填写类别和地点后，这里提示可能重复的上报。</Trans>
        </Text>
      ) : (
        <ul className={css.similar}>
          {similar.map(({ row, metres }) => {
            const distance = metres === null ? '' : i18n.number(Math.round(metres));
            return (
              <li key={row.id} className={css.entry}>
                <Link href={addressOfRecord('event/event', row.id)}>{row.eventTitle}</Link>
                <Text tone="muted" size="small">
                  {[row.address, metres === null ? '' : t`相距 ${distance} 米`, row.reportTime]
                    .filter((part) => part !== '' && part !== null)
                    .join(' · ')}
                </Text>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
