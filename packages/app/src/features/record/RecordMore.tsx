import type { Resource } from '@lattice/api/resource';
import { lazyPart } from '@lattice/ui/lazyPart';
import { Household } from './Household.tsx';
import { RelatedRecords } from './RelatedRecords.tsx';

export interface RecordMoreProps {
  /** The register of the record. */
  definition: Resource;
  /** Id of the record. */
  id: string;
  /** The record, once it is read. */
  record: Readonly<Record<string, unknown>> | null;
}

const CaseSheet = lazyPart(async () => (await import('../caseSheet/CaseSheet.tsx')).CaseSheet);

/** What stands under the facts of a record: household of a person, residents of a house, records that point to it. */
export function RecordMore({ definition, id, record }: RecordMoreProps) {
  return (
    <>
      {(definition.path === 'source/populationinfo' || definition.path === 'source/houseinfo') && (
        <Household path={definition.path} id={id} record={record} />
      )}
      {definition.path === 'event/event' && record !== null && <CaseSheet record={record} />}
      <RelatedRecords definition={definition} id={id} record={record} />
    </>
  );
}
