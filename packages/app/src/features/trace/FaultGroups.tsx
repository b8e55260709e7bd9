import { type FaultGroup, trace } from '@lattice/api/resources/blade-log/trace';
import { Alert } from '@lattice/ui/Alert';
import { type Column, DataTable } from '@lattice/ui/DataTable';
import { Empty } from '@lattice/ui/Empty';
import { Select } from '@lattice/ui/Select';
import { Stack } from '@lattice/ui/Stack';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../base/errorText.ts';
import { client } from '../../session/client.ts';

const SPANS = [1, 7, 30, 180];

interface FaultGroupsProps {
  days: number;
  onDays: (days: number) => void;
  onRequest: (traceId: string) => void;
}

/** Failures with the same stack, the most frequent first. */
export function FaultGroups({ days, onDays, onRequest }: FaultGroupsProps) {
  const { t } = useLingui();
  const { data, error, isFetching } = useQuery({
    queryKey: ['rows', trace.path, 'faults', days],
    queryFn: () => client(trace).faults({ days }),
    staleTime: 0,
  });
  const columns: Column<FaultGroup>[] = [
    { id: 'name', header: t`异常名`, width: 160, value: ({ name }) => name },
    { id: 'message', header: t`异常信息`, minWidth: 220, value: ({ message }) => message },
    { id: 'place', header: t`发生位置`, minWidth: 200, value: ({ place }) => place },
    { id: 'count', header: t`次数`, kind: 'number', width: 90, value: ({ count }) => String(count) },
    { id: 'people', header: t`涉及人数`, kind: 'number', width: 100, value: ({ people }) => String(people) },
    { id: 'last', header: t`最近一次`, width: 180, value: ({ last }) => last },
  ];
  return (
    <Stack gap="md">
      <Stack direction="row">
        <Select
          isClearable={false}
          label={t`时间范围`}
          value={String(days)}
          options={SPANS.map((span) => ({ value: String(span), label: t`最近 ${span} 天` }))}
          onChange={(next) => onDays(Number(next))}
        />
      </Stack>
      {error !== null && <Alert tone="critical">{errorText(error)}</Alert>}
      <DataTable
        label={t`错误归类`}
        columns={columns}
        rows={data ?? []}
        getRowId={({ key }) => key}
        isBusy={isFetching}
        actions={({ traceId }) => (traceId === '' ? [] : [{ id: 'request', label: t`最近的请求` }])}
        actionsWidth={120}
        onAction={(_, { traceId }) => onRequest(traceId)}
        empty={isFetching ? null : <Empty title={t`没有错误`} description={t`这段时间内服务器和页面都没有出错。`} />}
      />
    </Stack>
  );
}
