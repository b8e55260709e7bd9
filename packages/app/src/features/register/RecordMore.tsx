import type { Resource } from '@lattice/api/resource';
import { RecordCourse } from './RecordCourse.tsx';
import { RelatedRecords } from './RelatedRecords.tsx';

export interface RecordMoreProps {
  /** The register of the record. */
  definition: Resource;
  /** Id of the record. */
  id: string;
  /** The record, once it is read. */
  record: Readonly<Record<string, unknown>> | null;
}

/** What stands under a record that is viewed: what became of it, where the register keeps that, and the records that point to it. */
export function RecordMore({ definition, id, record }: RecordMoreProps) {
  return (
    <>
      {definition.history !== undefined && record !== null && (
        <RecordCourse history={definition.history} record={record} />
      )}
      <RelatedRecords definition={definition} id={id} record={record} />
    </>
  );
}
