import { flowProcess } from '@lattice/api/resources/blade-flow/process';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Waiting, lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { client } from '../../../session/client.ts';
import { marksOf } from './marksOf.ts';
import { answerOf } from '../../screen/answerOf.tsx';

const FlowViewer = lazyPart(async () => (await import('@lattice/ui/FlowViewer')).FlowViewer);

interface FlowPictureProps {
  /** The instance whose way is shown. */
  instanceId?: string;
  /** The process that is shown without any way. */
  definitionId?: string;
  /** Its name for screen readers. */
  label: string;
  /** Its height; any CSS length. */
  height?: string;
}

/** The diagram of a process, with what happened in it where an instance is meant. */
export function FlowPicture({ instanceId, definitionId, label, height = '26rem' }: FlowPictureProps) {
  const { t } = useLingui();
  const requested =
    instanceId === undefined ? { processDefinitionId: definitionId ?? '' } : { processInstanceId: instanceId };
  const { data, fault } = answerOf(
    useQuery({
      queryKey: ['rows', 'blade-flow/work', 'view', requested],
      queryFn: ({ signal }) => client(flowProcess).modelView(requested, { signal }),
    }),
    t`流程图没有读出来`,
  );
  const marks = useMemo(() => marksOf(data?.flow ?? []), [data]);
  const waiting = <Skeleton kind="rows" count={1} height={height} />;
  if (data === undefined) return fault ?? waiting;
  return (
    <Waiting value={waiting}>
      <FlowViewer xml={data.xml} marks={marks} label={label} height={height} />
    </Waiting>
  );
}
