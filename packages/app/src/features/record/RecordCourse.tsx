import type { Resource } from '@lattice/api/resource';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { Trans } from '@lingui/react/macro';
import { RecordChanges } from '../changes/RecordChanges.tsx';
import { RecordComments } from '../comments/RecordComments.tsx';
import { RecordProcesses } from './RecordProcesses.tsx';
import { RecordSteps } from './RecordSteps.tsx';
import { RecordTask } from './RecordTask.tsx';

interface RecordCourseProps {
  definition: Resource;
  /** Id of the record. */
  id: string;
  /** The record, once it is read. */
  record: Readonly<Record<string, unknown>> | null;
  /** Whether the server tells who changed what. */
  hasChanges: boolean;
  /** Whether it keeps what people say about the record. */
  hasComments: boolean;
}

/**
 * What became of a record: the person's task about it, its steps where the register keeps them, its processes, what
 * people say about it, and who changed what.
 */
export function RecordCourse({ definition, id, record, hasChanges, hasComments }: RecordCourseProps) {
  return (
    <Stack gap="md">
      <RecordTask definition={definition} id={id} />
      {definition.history !== undefined && record !== null && (
        <RecordSteps history={definition.history} record={record} />
      )}
      <RecordProcesses key={id} definition={definition} id={id} record={record} />
      {hasComments && (
        <section>
          <Stack gap="sm">
            <Text as="h2" size="base">
              <Trans>评论</Trans>
            </Text>
            <RecordComments key={id} definition={definition} id={id} />
          </Stack>
        </section>
      )}
      {hasChanges && (
        <section>
          <Stack gap="sm">
            <Text as="h2" size="base">
              <Trans>变更记录</Trans>
            </Text>
            <RecordChanges key={id} definition={definition} id={id} record={record} />
          </Stack>
        </section>
      )}
    </Stack>
  );
}
