import type { Resource } from '@lattice/api/resource';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { Trans } from '@lingui/react/macro';
import { RecordChanges } from '../changes/RecordChanges.tsx';
import { RecordSteps } from './RecordSteps.tsx';

interface RecordCourseProps {
  definition: Resource;
  /** Id of the record. */
  id: string;
  /** The record, once it is read. */
  record: Readonly<Record<string, unknown>> | null;
  /** Whether the server tells who changed what. */
  hasChanges: boolean;
}

/** What became of a record: its steps where the register keeps them, and who changed what. */
export function RecordCourse({ definition, id, record, hasChanges }: RecordCourseProps) {
  return (
    <Stack gap="md">
      {definition.history !== undefined && record !== null && (
        <RecordSteps history={definition.history} record={record} />
      )}
      {hasChanges && (
        <section>
          <Text as="h2" size="base">
            <Trans>变更记录</Trans>
          </Text>
          <RecordChanges key={id} definition={definition} id={id} record={record} />
        </section>
      )}
    </Stack>
  );
}
