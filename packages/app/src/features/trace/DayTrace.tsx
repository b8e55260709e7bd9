import { townDay } from '@lattice/api/townTime';
import { trace } from '@lattice/api/resources/blade-log/trace';
import { Alert } from '@lattice/ui/Alert';
import { Checkbox } from '@lattice/ui/Checkbox';
import { DatePicker } from '@lattice/ui/DatePicker';
import { Empty } from '@lattice/ui/Empty';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { TreeSelect } from '@lattice/ui/TreeSelect';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { people } from '../../records/people.ts';
import { client } from '../../session/client.ts';
import { TraceList } from './TraceList.tsx';

interface DayTraceProps {
  search: URLSearchParams;
  onChange: (next: Readonly<Record<string, string>>) => void;
  hrefOf: (traceId: string) => string;
}

/** The course of one person's day. */
export function DayTrace({ search, onChange, hrefOf }: DayTraceProps) {
  const { t, i18n } = useLingui();
  const source = useMemo(() => people(), []);
  const userId = search.get('user') ?? '';
  const [today] = useState(() => townDay());
  const day = search.get('day') ?? today;
  const hasReads = search.get('reads') === '1';
  const { data, error } = useQuery({
    queryKey: ['rows', trace.path, 'day', userId, day, i18n.locale],
    queryFn: () => client(trace).day({ userId, day }),
    enabled: userId !== '' && day !== '',
    staleTime: 0,
  });
  const entries = data?.filter(({ kind, isFailed }) => hasReads || kind !== 'call' || isFailed);
  return (
    <Stack gap="md">
      <Stack direction="row" gap="md" wrap align="end">
        <TreeSelect isCompact label={t`人员`} source={source} value={userId} onChange={(user) => onChange({ user })} />
        <DatePicker isCompact label={t`日期`} value={day} onChange={(next) => onChange({ day: next })} />
        <Checkbox label={t`包括每次查询`} value={hasReads} onChange={(isOn) => onChange({ reads: isOn ? '1' : '' })} />
      </Stack>
      {error !== null && <Alert tone="critical">{errorText(error)}</Alert>}
      {userId === '' && (
        <Empty title={t`请选择人员`} description={t`选择后显示这一天登录、查看明文、修改和出错的经过。`} />
      )}
      {userId !== '' && entries === undefined && error === null && <Skeleton kind="rows" count={6} />}
      {entries?.length === 0 && <Empty title={t`这一天没有记录`} description={t`可以换一天，或勾选“包括每次查询”。`} />}
      {entries !== undefined && entries.length > 0 && (
        <TraceList label={t`一天的经过`} entries={entries} hrefOf={hrefOf} />
      )}
    </Stack>
  );
}
