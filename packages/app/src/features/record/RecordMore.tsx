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

const CaseSheet = lazyPart(async () => (await import('../caseSheet/CaseSheet.tsx')).CaseSheet);
const Residents = lazyPart(async () => (await import('./Residents.tsx')).Residents);
const HouseholdLink = lazyPart(async () => (await import('./HouseholdLink.tsx')).HouseholdLink);

/** What stands under the facts of a record: household of a person, residents of a house, records that point to it. */
export function RecordMore({ definition, id, record }: RecordMoreProps) {
  return (
    <>
      {definition.path === 'source/populationinfo' && <Family id={id} />}
      {definition.path === 'source/populationinfo' && <HouseholdLink houseId={String(record?.['houseId'] ?? '')} />}
      {definition.path === 'source/houseinfo' && <Residents id={id} />}
      {definition.path === 'source/houseinfo' && <HouseholdLink houseId={id} />}
      {definition.path === 'event/event' && record !== null && <CaseSheet record={record} />}
      <RelatedRecords definition={definition} id={id} record={record} />
    </>
  );
}
