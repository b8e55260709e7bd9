import { Card } from '@lattice/ui/Card';
import { Link } from '@lattice/ui/Link';
import { useLingui } from '@lingui/react/macro';
import { useRecentRecords } from '../../features/recent/useRecentRecords.ts';
import { places } from './home.css.ts';

/** The records looked at last; nothing where there are none. */
export function Recent() {
  const { t } = useLingui();
  const records = useRecentRecords(true);
  if (records.length === 0) return null;
  return (
    <Card title={t`最近打开`}>
      <ul className={places}>
        {records.map(({ address, label }) => (
          <li key={address}>
            <Link href={address}>{label}</Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
