import { trace } from '@lattice/api/resources/blade-log/trace';
import { Alert } from '@lattice/ui/Alert';
import { Empty } from '@lattice/ui/Empty';
import { SearchField } from '@lattice/ui/SearchField';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { client } from '../../session/client.ts';
import { TraceList } from './TraceList.tsx';

interface RequestTraceProps {
  traceId: string;
  onSearch: (traceId: string) => void;
  hrefOf: (traceId: string) => string;
}

/** Everything that belongs to one request, from all logs. */
export function RequestTrace({ traceId, onSearch, hrefOf }: RequestTraceProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState(traceId);
  const { data, error } = useQuery({
    queryKey: ['rows', trace.path, 'request', traceId, i18n.locale],
    queryFn: () => client(trace).request({ traceId }),
    enabled: traceId !== '',
    staleTime: 0,
  });
  return (
    <Stack gap="md">
      <SearchField label={t`请求编号`} value={typed} onChange={setTyped} onSearch={() => onSearch(typed.trim())} />
      {error !== null && <Alert tone="critical">{errorText(error)}</Alert>}
      {traceId === '' && <Empty title={t`请输入请求编号`} description={t`出错提示和各种日志的详情中都有请求编号。`} />}
      {traceId !== '' && data === undefined && error === null && <Skeleton kind="rows" count={3} />}
      {data?.length === 0 && (
        <Empty title={t`没有这个请求`} description={t`日志最多晚三秒写入，也可能已过保存期限。`} />
      )}
      {data !== undefined && data.length > 0 && <TraceList label={t`同一请求`} entries={data} hrefOf={hrefOf} />}
    </Stack>
  );
}
