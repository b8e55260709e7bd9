import { partyFigures } from '@lattice/api/partyFigures';
import { pmPartymember } from '@lattice/api/resources/party/pmPartymember';
import { BarChart } from '@lattice/ui/BarChart';
import { Card } from '@lattice/ui/Card';
import { Empty } from '@lattice/ui/Empty';
import { FigureStrip } from '@lattice/ui/FigureStrip';
import { Page } from '@lattice/ui/Page';
import { RankChart } from '@lattice/ui/RankChart';
import { Stack } from '@lattice/ui/Stack';
import { TreeSelect } from '@lattice/ui/TreeSelect';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import * as css from '../../features/report/report.css.ts';
import { answerOf } from '../../features/screen/answerOf.tsx';
import { useGo } from '../../navigation/Address.tsx';
import { useSearch } from '../../navigation/useSearch.ts';
import { formSourcesIn } from '../../records/formSources.ts';
import { session } from '../../session/session.ts';
import { transport } from '../../session/transport.ts';

/** 党员构成: the members of the Party in numbers, by age and schooling, each chart with its table. */
export function Figures() {
  const { t, i18n } = useLingui();
  const go = useGo();
  const [params] = useSearch();
  const { abilities } = useSnapshot(session);
  const isKnown = abilities.includes('partyFigures');
  const griddingId = params.get('griddingId') ?? '';
  const { data, fault } = answerOf(
    useQuery({
      queryKey: ['rows', pmPartymember.path, 'figures', griddingId],
      queryFn: ({ signal }) => partyFigures(transport, griddingId === '' ? {} : { griddingId }, { signal }),
      enabled: isKnown,
    }),
  );
  if (fault !== null) return fault;
  const title = t`党员构成`;
  if (!isKnown)
    return (
      <Page title={title}>
        <Empty title={t`这台服务器不提供党员构成`} description={t`党员列表可以按类别和党组织筛选。`} />
      </Page>
    );
  return (
    <Page title={title}>
      <Stack>
        <Card>
          <div className={css.question}>
            <TreeSelect
              label={t`所属网格`}
              placeholder={t`全部网格`}
              value={griddingId}
              source={formSourcesIn(i18n.locale).tree('grid/grid')}
              onChange={(next) => go(next === '' ? '?' : `?griddingId=${next}`, { replace: true })}
            />
          </div>
          <FigureStrip
            label={title}
            isLoading={data === undefined}
            figures={[
              { label: t`党员`, value: data?.total ?? 0, href: '/party/pmPartymember' },
              { label: t`正式党员`, value: data?.full ?? 0 },
              { label: t`预备党员`, value: data?.probationary ?? 0 },
              { label: t`男`, value: data?.male ?? 0 },
              { label: t`女`, value: data?.female ?? 0 },
            ]}
          />
        </Card>
        <Card title={t`构成`}>
          <div className={css.charts}>
            <BarChart
              title={t`年龄分布`}
              unit={t`人`}
              keyLabel={t`年龄`}
              isLoading={data === undefined}
              series={[
                {
                  id: 'people',
                  label: t`人数`,
                  values: (data?.ages ?? []).map(({ ageBand, count }) => ({
                    key: ageBand,
                    label: ageBand,
                    value: count,
                  })),
                },
              ]}
            />
            <RankChart
              title={t`学历分布`}
              unit={t`人`}
              keyLabel={t`学历`}
              isLoading={data === undefined}
              values={(data?.education ?? []).map(({ education, educationName, count }) => ({
                key: education,
                label: educationName === '' ? t`未登记` : educationName,
                value: count,
              }))}
            />
          </div>
        </Card>
      </Stack>
    </Page>
  );
}
