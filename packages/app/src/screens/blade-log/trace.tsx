import { Card } from '@lattice/ui/Card';
import { Empty } from '@lattice/ui/Empty';
import { Page } from '@lattice/ui/Page';
import { Tabs } from '@lattice/ui/Tabs';
import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { DayTrace } from '../../features/trace/DayTrace.tsx';
import { FaultGroups } from '../../features/trace/FaultGroups.tsx';
import { RequestTrace } from '../../features/trace/RequestTrace.tsx';
import { useSearch } from '../../navigation/useSearch.ts';
import { session } from '../../session/session.ts';

const requestHref = (traceId: string) => `/blade-log/trace?view=request&trace=${encodeURIComponent(traceId)}`;

/** 操作轨迹: a person's day, one request, and failures by their stack, from all logs. */
export function Trace() {
  const { t } = useLingui();
  const { abilities } = useSnapshot(session);
  const [search, go] = useSearch();
  const change = (next: Readonly<Record<string, string>>) => {
    const params = new URLSearchParams(search);
    for (const [name, value] of Object.entries(next)) {
      if (value === '') params.delete(name);
      else params.set(name, value);
    }
    go(params);
  };
  const openRequest = (traceId: string) => change({ view: 'request', trace: traceId });
  if (!abilities.includes('trace'))
    return (
      <Page title={t`操作轨迹`}>
        <Card>
          <Empty title={t`当前服务不提供操作轨迹`} description={t`请在接口日志和错误日志中分别查找。`} />
        </Card>
      </Page>
    );
  return (
    <Page title={t`操作轨迹`}>
      <Card>
        <Tabs
          label={t`操作轨迹`}
          selected={search.get('view') ?? 'day'}
          onSelect={(view) => change({ view })}
          items={[
            {
              id: 'day',
              label: t`一天的经过`,
              content: <DayTrace search={search} onChange={change} hrefOf={requestHref} />,
            },
            {
              id: 'request',
              label: t`一个请求`,
              content: (
                <RequestTrace
                  key={search.get('trace')}
                  traceId={search.get('trace') ?? ''}
                  onSearch={openRequest}
                  hrefOf={requestHref}
                />
              ),
            },
            {
              id: 'faults',
              label: t`错误归类`,
              content: (
                <FaultGroups
                  days={Number(search.get('days') ?? 30)}
                  onDays={(days) => change({ days: String(days) })}
                  onRequest={openRequest}
                />
              ),
            },
          ]}
        />
      </Card>
    </Page>
  );
}
