import type { TraceEntry } from '@lattice/api/resources/blade-log/trace';
import { Link } from '@lattice/ui/Link';
import { Text } from '@lattice/ui/Text';
import { Timeline, type TimelineItem } from '@lattice/ui/Timeline';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Check, CircleX, Globe } from 'lucide-react';
import { formSourcesIn } from '../../records/formSources.ts';

const icons = { audit: Check, call: Globe, error: CircleX };

interface TraceListProps {
  label: string;
  entries: readonly TraceEntry[];
  /** URL of all that belongs to a request. */
  hrefOf: (traceId: string) => string;
}

/** What the logs tell, one below the other in the order of time. */
export function TraceList({ label, entries, hrefOf }: TraceListProps) {
  const { t, i18n } = useLingui();
  const { data: actions = [] } = useQuery({
    queryKey: ['rows', 'blade-system/dict', 'dictionary', 'audit_action', i18n.locale, 'trace'],
    queryFn: () => formSourcesIn(i18n.locale).options('audit_action'),
  });
  const names = new Map(actions.map(({ value, label: name }) => [value, name]));
  const items = entries.map(
    ({ id, kind, time, what, about, recordId, took, address, isFailed, traceId }, at): TimelineItem => ({
      id: `${kind}${id || at}`,
      title: kind === 'audit' ? t`${names.get(what) ?? what}：${about}` : what,
      time,
      dateTime: time,
      icon: icons[kind],
      tone: isFailed ? 'critical' : kind === 'audit' ? 'accent' : 'neutral',
      content: (
        <Text size="small" tone="muted">
          {[
            kind !== 'audit' && about,
            recordId !== '' && t`记录 ${recordId}`,
            took !== '' && t`${took} 毫秒`,
            address !== '' && address,
          ]
            .filter(Boolean)
            .join(' · ')}
          {traceId !== '' && (
            <>
              {' · '}
              <Link href={hrefOf(traceId)}>{t`同一请求`}</Link>
            </>
          )}
        </Text>
      ),
    }),
  );
  return <Timeline label={label} items={items} />;
}
