import type { Resource } from '@lattice/api/resource';
import { lazyPart } from '@lattice/ui/lazyPart';
import { RelatedRecords } from './RelatedRecords.tsx';

export interface RecordMoreProps {
  /** The register of the record. */
  definition: Resource;
  /** Id of the record. */
  id: string;
  /** The record, once it is read. */
  record: Readonly<Record<string, unknown>> | null;
}

const Family = lazyPart(async () => (await import('./Family.tsx')).Family);

/** What stands under the facts of a record: the household of a person, and the records that point to it. */
export function RecordMore({ definition, id, record }: RecordMoreProps) {
  return (
    <>
      {definition.path === 'source/populationinfo' && <Family id={id} />}
      <RelatedRecords definition={definition} id={id} record={record} />
    </>
  );
}
