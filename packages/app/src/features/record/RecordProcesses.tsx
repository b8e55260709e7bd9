import { flowProcess } from '@lattice/api/resources/blade-flow/process';
import type { Resource } from '@lattice/api/resource';
import { Link } from '@lattice/ui/Link';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { Tag } from '@lattice/ui/Tag';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { detailAddress } from '../process/list/processAddress.ts';
import { useFlowCategories } from '../process/list/useFlowCategories.ts';
import { History } from '../process/record/History.tsx';
import { answerOf } from '../screen/answerOf.tsx';

interface RecordProcessesProps {
  definition: Resource;
  id: string;
  /** The record, once it is read. */
  record: Readonly<Record<string, unknown>> | null;
}

/** Whether a record says that it is or was in a process. */
const isSent = ({ flow }: Resource, record: RecordProcessesProps['record']) =>
  flow !== undefined &&
  [flow.running, flow.passed, flow.refused, flow.withdrawn].includes(String(record?.[flow.field]));

/** The processes of a record in which the person has a part, each with the way to it, and the course of the newest. */
function Processes({ definition, id, record }: RecordProcessesProps) {
  const { t } = useLingui();
  const { routes } = useFlowCategories();
  const { data, fault } = answerOf(
    useQuery({
      queryKey: ['rows', definition.path, 'processes', id],
      queryFn: ({ signal }) => client(flowProcess).ofRecord({ path: definition.path, id }, { signal }),
    }),
    t`流程没有读出来`,
  );
  if (data?.length === 0 || (data === undefined && fault === null && !isSent(definition, record))) return null;
  return (
    <section aria-label={t`流程`}>
      <Stack gap="sm">
        <Text as="h2" size="base">{t`流程`}</Text>
        {data === undefined && (fault ?? <Skeleton kind="rows" count={3} />)}
        {data?.map((row, at) => (
          <Stack key={row.processInstanceId} gap="sm">
            <Stack direction="row" gap="sm" align="center" wrap>
              <Link href={detailAddress(routes.get(row.category), row)}>{row.processDefinitionName}</Link>
              {row.processIsFinished === 'finished' ? <Tag>{t`已结束`}</Tag> : <Tag tone="accent">{t`进行中`}</Tag>}
              {at > 0 && (
                <Text size="small" tone="muted">
                  {row.createTime}
                </Text>
              )}
            </Stack>
            {at === 0 && <History processInstanceId={row.processInstanceId} />}
          </Stack>
        ))}
      </Stack>
    </section>
  );
}

/**
 * The way from a record to the processes that decide on it, or on what was begun from it, for whoever has a part in
 * them; nothing in registers without processes, and where the server does not tell.
 */
export function RecordProcesses({ definition, ...which }: RecordProcessesProps) {
  const { abilities } = useSnapshot(session);
  const hasProcesses =
    definition.flow !== undefined || definition.begins?.some(({ call }) => call === 'startFlow') === true;
  return hasProcesses && abilities.includes('flow') ? <Processes definition={definition} {...which} /> : null;
}
