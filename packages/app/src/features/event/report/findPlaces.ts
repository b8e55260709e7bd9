import { buildinginfo } from '@lattice/api/resources/source/buildinginfo';
import type { LookUpAnswer, LookUpHit } from '@lattice/ui/LookUp';
import { client } from '../../../session/client.ts';

/** A building, with where it is. */
export interface PlaceHit extends LookUpHit {
  values: Readonly<Record<string, unknown>>;
}

const MOST = 8;

/** Buildings whose name or address has some words. */
export async function findPlaces(words: string): Promise<LookUpAnswer<PlaceHit>> {
  const requested = { current: 1, size: MOST };
  const pages = await Promise.all([
    client(buildinginfo).page({ ...requested, buildingName: words }),
    client(buildinginfo).page({ ...requested, address_like: words }),
  ]);
  const found = new Map(pages.flatMap(({ records }) => records.map((row) => [row.id, row] as const)));
  return {
    hits: [...found.values()].slice(0, MOST).map(({ id, buildingName, address, griddingId, lng, lat }) => ({
      id,
      title: buildingName,
      facts: address,
      values: { address: address === '' ? buildingName : address, griddingId, lng, lat },
    })),
  };
}
