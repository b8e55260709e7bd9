import { groupsOf } from '@lattice/api/psychology/groupCall';
import { appletfactorresult } from '@lattice/api/resources/psychological/appletfactorresult';
import { Alert } from '@lattice/ui/Alert';
import { Card } from '@lattice/ui/Card';
import { Empty } from '@lattice/ui/Empty';
import { Page } from '@lattice/ui/Page';
import { Select } from '@lattice/ui/Select';
import { Stack } from '@lattice/ui/Stack';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { GroupTables } from '../../features/psychology/GroupTables.tsx';
import { question } from '../../features/report/report.css.ts';
import { PageSkeleton } from '../../features/screen/PageSkeleton.tsx';
import { answerOf } from '../../features/screen/answerOf.tsx';
import { useGo } from '../../navigation/Address.tsx';
import { useSearch } from '../../navigation/useSearch.ts';
import { session } from '../../session/session.ts';
import { transport } from '../../session/transport.ts';

/** 测评团体统计: what groups of at least five people answered in a quarter that is over. */
export function Groups() {
  const { t } = useLingui();
  const go = useGo();
  const [params] = useSearch();
  const { abilities } = useSnapshot(session);
  const isKnown = abilities.includes('scaleGroups');
  const [hmid, quarter] = [params.get('hmid') ?? '', params.get('quarter') ?? ''];
  const { data, fault } = answerOf(
    useQuery({
      queryKey: ['rows', appletfactorresult.path, 'groups', hmid, quarter],
      queryFn: ({ signal }) =>
        groupsOf(transport, { ...(hmid !== '' && { hmid }), ...(quarter !== '' && { quarter }) }, { signal }),
      enabled: isKnown,
      placeholderData: (known) => known,
    }),
  );
  const title = t`测评团体统计`;
  if (fault !== null) return fault;
  if (!isKnown)
    return (
      <Page title={title}>
        <Empty title={t`这台服务器不提供团体统计`} description={t`测评记录可以按量表、人群和网格筛选。`} />
      </Page>
    );
  if (data === undefined) return <PageSkeleton />;
  const chosen = data.choices.find((choice) => choice.hmid === data.hmid);
  const quarterWords = (one: string) => t`${one.slice(0, 4)} 年第 ${one.slice(-1)} 季度`;
  const change = (next: string) => go(`?${next}`, { replace: true });
  return (
    <Page title={title}>
      <Stack>
        <Card>
          <div className={question}>
            <Select
              label={t`量表`}
              isCompact
              isClearable={false}
              value={data.hmid}
              options={data.choices.map(({ hmid: value, scaleName }) => ({ value, label: scaleName }))}
              onChange={(next) => change(`hmid=${next}`)}
            />
            <Select
              label={t`季度`}
              isCompact
              isClearable={false}
              value={data.quarter}
              options={(chosen?.quarters ?? []).map((value) => ({ value, label: quarterWords(value) }))}
              onChange={(next) => change(`hmid=${data.hmid}&quarter=${next}`)}
            />
          </div>
          <Alert>
            <Stack gap="xs">
              <span>{t`不足五人的群体不列出；能由其他数字推算出不足五人的，也不列出。每人只计本季度最后一次有效测评。`}</span>
              {data.made !== '' && <span>{t`数字在季度结束后固定，统计于 ${data.made.slice(0, 16)}。`}</span>}
            </Stack>
          </Alert>
        </Card>
        {data.groups.length === 0 ? (
          <Card>
            <Empty
              title={data.choices.length === 0 ? t`还没有可以统计的季度` : t`这个季度作答的人不足五人`}
              description={t`季度结束、有五人以上完成有效测评后，这里会出现统计。`}
            />
          </Card>
        ) : (
          <GroupTables groups={data.groups} filters={`${chosen?.scaleName ?? ''} ${quarterWords(data.quarter)}`} />
        )}
      </Stack>
    </Page>
  );
}
