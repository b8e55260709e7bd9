import { townText } from '@lattice/api/townTime';
import { event } from '@lattice/api/resources/event/event';
import { eventcategory } from '@lattice/api/resources/event/eventcategory';
import { visualization } from '@lattice/api/resources/visualization';
import { Card } from '@lattice/ui/Card';
import { FigureStrip } from '@lattice/ui/FigureStrip';
import { LineChart } from '@lattice/ui/LineChart';
import { MonthPicker } from '@lattice/ui/MonthPicker';
import { Page } from '@lattice/ui/Page';
import { RankChart } from '@lattice/ui/RankChart';
import { Stack } from '@lattice/ui/Stack';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { eventsAddress } from '../../features/event/analysis.ts';
import { deptReport } from '../../features/kpi/unitReports.ts';
import * as css from '../../features/report/report.css.ts';
import { monthFrom, spanOf } from '../../features/report/span.ts';
import { useReport } from '../../features/report/useReport.ts';
import { useMayRead } from '../../features/scene/useWays.ts';
import { useEventNews } from '../../features/notices/eventNews.ts';
import { answerOf } from '../../features/screen/answerOf.tsx';
import { useGo } from '../../navigation/Address.tsx';
import { useSearch } from '../../navigation/useSearch.ts';
import { client } from '../../session/client.ts';

const EventHeat = lazyPart(async () => (await import('../../features/event/EventHeat.tsx')).EventHeat);

const MONTH = 7;
const CUSTOM = '5';
const MOST = 200;

const ask = async (month: string) => {
  const { from, to } = spanOf(month);
  const query = { dateType: CUSTOM, startDate: from, endDate: to };
  const calls = client(visualization);
  const past = spanOf(monthFrom(month, -1));
  const [overview, before, trend, pastTrend, shares, { records }] = await Promise.all([
    calls.selectEventOverview(query),
    calls.selectEventOverview({ dateType: CUSTOM, startDate: past.from, endDate: past.to }),
    calls.selectEventTrend(query),
    calls.selectEventTrend({ dateType: CUSTOM, startDate: past.from, endDate: past.to }),
    calls.selectEventCategory(query),
    client(eventcategory).page({ current: 1, size: MOST }),
  ]);
  return {
    overview,
    before,
    trend,
    pastTrend,
    shares,
    ids: new Map(records.map(({ categoryName, id }) => [categoryName, id])),
  };
};

/** 事件分析: the events of a month against the month before; every bar and point opens its list. */
export function Analysis() {
  const { t } = useLingui();
  const go = useGo();
  const [params] = useSearch();
  const [present] = useState(() => townText(new Date()).slice(0, MONTH));
  const month = params.get('month') ?? present;
  const span = spanOf(month);
  const query = useQuery({
    queryKey: ['rows', event.path, 'analysis', month],
    queryFn: async () => ask(month),
  });
  const { refetch } = query;
  const { data, fault } = answerOf(query);
  useEventNews(refetch);
  const readsDepts = useMayRead()(`/${deptReport.path}`);
  const depts = useReport(deptReport, span, {}, readsDepts);
  const figure = (
    name: 'total' | 'open' | 'closed' | 'overdue',
    label: string,
    more: Parameters<typeof eventsAddress>[1][],
    isMoreBetter = true,
  ) => ({
    label,
    value: data?.overview[name] ?? 0,
    href: eventsAddress(span, ...more),
    before: { value: data?.before[name] ?? 0, label: t`上月`, isMoreBetter },
  });
  const nameOfCategory = (id: string) => [...(data?.ids ?? [])].find(([, one]) => one === id)?.[0] ?? '';
  const nameOfDept = (id: string) => String(depts.data?.find((row) => row.id === id)?.deptIdName ?? '');
  if (fault !== null) return fault;
  return (
    <Page title={t`事件分析`}>
      <Stack>
        <Card>
          <div className={css.question}>
            <MonthPicker
              label={t`月份`}
              value={month}
              isRequired
              onChange={(next) => go(`?month=${next}`, { replace: true })}
            />
          </div>
          <FigureStrip
            label={t`本月事件`}
            isLoading={data === undefined}
            figures={[
              figure('total', t({ message: '上报事件', context: 'count' }), []),
              figure('closed', t`办结`, [['eventStatus', 'in', '5,6']]),
              figure('open', t`未办结`, [['eventStatus', 'in', '1,2,3,4']], false),
              figure('overdue', t`超期`, [['isOverdue', 'equal', '1']], false),
            ]}
          />
        </Card>
        <Card title={t`走势`}>
          <LineChart
            title={t`每日上报与办结`}
            unit={t`件`}
            keyLabel={t`日期`}
            isLoading={data === undefined}
            series={[
              ...(['reported', 'closed'] as const).map((id) => ({
                id,
                label: id === 'reported' ? t({ message: '上报事件', context: 'count' }) : t`办结`,
                values: (data?.trend ?? []).map(({ day, ...counts }) => ({
                  key: day,
                  label: day.slice(5),
                  value: counts[id],
                })),
              })),
              {
                id: 'before',
                label: t`上月上报`,
                values: (data?.trend ?? []).map(({ day }, at) => ({
                  key: day,
                  label: day.slice(5),
                  value: data?.pastTrend[at]?.reported ?? null,
                })),
              },
            ]}
            onSelect={(day) => go(eventsAddress({ from: day, to: day }))}
          />
        </Card>
        <Card title={t`构成`}>
          <div className={css.charts}>
            <RankChart
              title={t`按类别`}
              unit={t`件`}
              keyLabel={t`类别`}
              isLoading={data === undefined}
              values={(data?.shares ?? []).map(({ categoryName, count }) => ({
                key: data?.ids.get(categoryName) ?? '',
                label: categoryName === '' ? t`未分类` : categoryName,
                value: count,
              }))}
              onSelect={(id) => go(eventsAddress(span, ['categoryId', 'equal', id, nameOfCategory(id)]))}
            />
            {readsDepts && (
              <RankChart
                title={t`按办理部门`}
                unit={t`件`}
                keyLabel={t`部门`}
                isLoading={depts.data === undefined}
                values={(depts.data ?? [])
                  .filter(({ eventCount }) => Number(eventCount) > 0)
                  .map(({ id, deptIdName, eventCount }) => ({
                    key: id,
                    label: String(deptIdName),
                    value: Number(eventCount),
                  }))}
                onSelect={(id) => go(eventsAddress(span, ['handleDeptId', 'equal', id, nameOfDept(id)]))}
              />
            )}
          </div>
        </Card>
        <Card title={t`热力`}>
          <EventHeat span={span} />
        </Card>
      </Stack>
    </Page>
  );
}
