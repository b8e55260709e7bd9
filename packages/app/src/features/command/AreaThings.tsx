import type { MapPoint } from '@lattice/api/resources/visualization/dispatch';
import { Empty } from '@lattice/ui/Empty';
import { Link } from '@lattice/ui/Link';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { record, recordName, records } from '../scene/scene.css.ts';
import type { AreaKind } from './area.ts';
import { columns } from './command.css.ts';

/** Names that are listed of each kind. */
const MOST = 8;

interface AreaThingsProps {
  groups: readonly (AreaKind & { things: readonly MapPoint[] })[];
}

/** What lies in an area by kind, each the way to its record. */
export function AreaThings({ groups }: AreaThingsProps) {
  const { t } = useLingui();
  const found = groups.filter(({ things }) => things.length > 0);
  if (found.length === 0) return <Empty title={t`范围内没有人员和资源`} description={t`扩大范围，或换一处再画。`} />;
  return (
    <div className={columns}>
      {found.map(({ type, label, things, hrefOf }) => {
        const rest = things.length - MOST;
        return (
          <section key={type} aria-label={label}>
            <Text as="h3" weight="bold">
              {label}
            </Text>
            <ul className={records}>
              {things.slice(0, MOST).map(({ id, name }) => {
                const href = hrefOf(id);
                return (
                  <li key={id} className={record}>
                    <span className={recordName}>{href === undefined ? name : <Link href={href}>{name}</Link>}</span>
                  </li>
                );
              })}
            </ul>
            {rest > 0 && <Text tone="muted">{t`还有 ${rest} 项`}</Text>}
          </section>
        );
      })}
    </div>
  );
}
