import { ApiError } from '@lattice/api/ApiError';
import type { Id } from '@lattice/api/field';
import { type Household, type SavedHousehold, saveHousehold } from '@lattice/api/household/household';
import { type Place, placeIn, placeName } from '@lattice/api/household/place';
import { writeHousehold } from '@lattice/api/household/writeHousehold';
import { looksMasked } from '@lattice/api/mask';
import type { Resource } from '@lattice/api/resource';
import type { Translate } from '@lattice/api/validate';
import type { SaveFailure } from '@lattice/ui/CrudTable';
import { errorText } from '../../base/errorText.ts';
import { loadResource } from '../../records/resources.ts';
import { saveFailureOf } from '../../records/saveFailureOf.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/queryClient.ts';
import { session } from '../../session/session.ts';
import { transport } from '../../session/transport.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * Ids of what was saved by single calls, by the name of the place: what is saved again after a failure is not written
 * twice.
 */
export type Done = Map<string, Id>;

/** Why a household was not saved: by the name of the place, and in words where no record is named. */
export class HouseholdFailure extends Error {
  readonly at: ReadonlyMap<string, SaveFailure>;

  constructor(message: string, at: ReadonlyMap<string, SaveFailure>) {
    super(message);
    this.name = 'HouseholdFailure';
    this.at = at;
  }
}

/** The register of a place. */
const pathOf = (place: Place, { members }: Household): string => {
  if (place.part === 'house') return 'source/houseinfo';
  if (place.part === 'person') return 'source/populationinfo';
  return place.part === 'register'
    ? (members[place.member]?.registers?.[place.register]?.path ?? '')
    : 'source/housepopulationintermediate';
};

/** What a refusal says of the records that it names. */
async function failureOf(error: unknown, household: Household, say: Translate): Promise<HouseholdFailure> {
  const issues = error instanceof ApiError ? error.issues.flatMap((issue) => placeIn(issue) ?? []) : [];
  const at = new Map<string, SaveFailure>();
  for (const { place, issue } of issues) {
    const definition = await loadResource(pathOf(place, household));
    const name = placeName(place);
    const { fieldErrors = [] } = await saveFailureOf(
      new ApiError('', { code: 400, status: 400, issues: [issue] }),
      definition,
      say,
    );
    const before = at.get(name);
    at.set(
      name,
      Object.assign(new Error(errorText(error)), { fieldErrors: [...(before?.fieldErrors ?? []), ...fieldErrors] }),
    );
  }
  return new HouseholdFailure(errorText(error), at);
}

interface Register {
  page?: (query: Record<string, string | number>) => Promise<{ records: readonly { id: Id }[] }>;
  detail?: (id: Id) => Promise<Row | null>;
  submit?: (row: Row) => Promise<{ id: Id } | boolean>;
}

/** A record without the values that are masked. */
const clear = ({ fields }: Pick<Resource, 'fields'>, row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).filter(([name, value]) => {
      const sensitivity = fields[name]?.sensitive;
      return sensitivity === undefined || !looksMasked(sensitivity, value);
    }),
  );

/** The id of a record whose server did not tell it: that of the newest with the same number or address. */
async function idOf({ page }: Register, row: Row): Promise<Id> {
  const name = ['idCard', 'address', 'populationId'].find((one) => typeof row[one] === 'string' && row[one] !== '');
  if (name === undefined || page === undefined) return '';
  const { records } = await page({ current: 1, size: 1, descs: 'create_time', [name]: String(row[name]) });
  return records[0]?.id ?? '';
}

/** Writes one record by its own call, unless it was written before. */
async function written(done: Done, place: Place, path: string, row: Row): Promise<Id> {
  const name = placeName(place);
  const known = done.get(name);
  if (known !== undefined) return known;
  const register = client(await loadResource(path)) as Register;
  const answer = await register.submit?.(row);
  const id =
    typeof row.id === 'string' && row.id !== ''
      ? row.id
      : typeof answer === 'object'
        ? answer.id
        : await idOf(register, row);
  done.set(name, id);
  return id;
}

/**
 * Saves by single calls in their order; the place of the first refusal is told, what was saved before it stands in
 * `done`.
 */
async function saveSingly(household: Household, done: Done, say: Translate): Promise<SavedHousehold> {
  try {
    return await writeHousehold(household, {
      write: async (place, path, row) => {
        try {
          return await written(done, place, path, row);
        } catch (error) {
          const failure = await saveFailureOf(error, await loadResource(path), say);
          throw new HouseholdFailure(failure.message, new Map([[placeName(place), failure]]));
        }
      },
      read: async (path, id) => {
        const definition = await loadResource(path);
        const row = await (client(definition) as Register).detail?.(id);
        return clear(definition, row ?? {});
      },
      fieldsOf: async (path) => (await loadResource(path)).fields,
    });
  } catch (error) {
    if (error instanceof HouseholdFailure) throw error;
    throw new HouseholdFailure(errorText(error), new Map());
  }
}

/**
 * Saves a household: in one transaction where the server can, else record by record. Rejects with a `HouseholdFailure`.
 */
export async function saveTogether(household: Household, done: Done, say: Translate): Promise<SavedHousehold> {
  try {
    if (!session.abilities.includes('household')) return await saveSingly(household, done, say);
    return await saveHousehold(transport, household).catch(async (error: unknown) => {
      throw await failureOf(error, household, say);
    });
  } finally {
    void queryClient.invalidateQueries({ queryKey: ['rows'] });
  }
}
