import { housepopulationintermediate } from '@lattice/api/resources/source/housepopulationintermediate';
import type { CrudRow } from '@lattice/ui/CrudTable';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useContext } from 'react';
import { useRights } from '../../session/useRights.ts';
import { OwnPageOf } from './OwnPageOf.ts';

interface HouseholdProps {
  /** The register of the record: people or houses. */
  path: 'source/populationinfo' | 'source/houseinfo';
  /** Id of the record. */
  id: string;
  /** The record, once it is read. */
  record: Readonly<Record<string, unknown>> | null;
}

const Family = lazyPart(async () => (await import('./Family.tsx')).Family);
const Residents = lazyPart(async () => (await import('./Residents.tsx')).Residents);
const HouseholdLink = lazyPart(async () => (await import('./HouseholdLink.tsx')).HouseholdLink);
const HouseholdPart = lazyPart(async () => (await import('../household/HouseholdPart.tsx')).HouseholdPart);

/**
 * The household of a person or a house: on a page of its own it is registered there by whoever may do that; elsewhere
 * it is shown, with the way to the page that registers it.
 */
export function Household({ path, id, record }: HouseholdProps) {
  const isOwnPage = useContext(OwnPageOf) !== undefined;
  const rights = useRights(housepopulationintermediate);
  const isPerson = path === 'source/populationinfo';
  const houseId = isPerson ? String(record?.['houseId'] ?? '') : id;
  if (isOwnPage && rights.add === true) {
    if (record === null) return null;
    return (
      <HouseholdPart key={id} houseId={houseId} {...(isPerson && { person: { ...record, id } satisfies CrudRow })} />
    );
  }
  return (
    <>
      {isPerson ? <Family id={id} /> : <Residents id={id} />}
      <HouseholdLink houseId={houseId} />
    </>
  );
}
