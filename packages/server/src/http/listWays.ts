import type { Call, PlainCall } from '@lattice/api/call';
import { countsCall } from '@lattice/api/counts';
import { hasCounts, hasTotals } from '@lattice/api/listFeatures';
import { mapCall } from '@lattice/api/map/mapCall';
import { hasMap } from '@lattice/api/map/placeOf';
import type { Resource } from '@lattice/api/resource';
import { totalsCall } from '@lattice/api/totals';
import type { Context, ResourceHandlers } from '../call/Context.ts';
import { checkCountedField, counts } from '../table/read/counts.ts';
import { mapOf } from '../table/read/map.ts';
import { checkGroupedField, totals } from '../table/read/totals.ts';
import { type Table, tableOf } from '../table/table.ts';
import type { Endpoint } from './wire/Endpoint.ts';

type Input = Readonly<Record<string, unknown>>;

/** What is told of the rows of a list besides its pages. */
interface ListWay {
  name: string;
  call: Call;
  /** Whether a register has it. */
  has: (resource: Resource) => boolean;
  /** Refuses what cannot be told. */
  check: (table: Table, input: Input) => void;
  answer: (table: Table, page: PlainCall, input: Input, context: Context) => Promise<unknown>;
}

/** How many rows have each value of a choice, the totals of groups, and where the rows stand. */
const ways: readonly ListWay[] = [
  {
    name: 'counts',
    call: countsCall,
    has: hasCounts,
    check: (table, { by }) => checkCountedField(table, by),
    answer: counts,
  },
  {
    name: 'totals',
    call: totalsCall,
    has: hasTotals,
    check: (table, { by }) => checkGroupedField(table, by),
    answer: totals,
  },
  { name: 'map', call: mapCall, has: hasMap, check: () => undefined, answer: mapOf },
];

/**
 * The ways of a register beside its list, with the rights of it; null is answered where a handler makes the list in its
 * own way.
 */
export function listWays(resource: Resource, handled: ResourceHandlers | undefined): Endpoint[] {
  const { page } = resource.calls;
  if (page === undefined || !('plain' in page)) return [];
  const isOwn = handled?.handlers.page !== undefined;
  return ways
    .filter(({ has }) => has(resource))
    .map(({ name, call, check, answer }) => ({
      resource,
      name,
      call: { ...call, access: page.access },
      address: `/api/${resource.path}/${call.path}`,
      answer: async (input, context) => {
        if (!isOwn) return answer(tableOf(resource), page, input, context);
        check(tableOf(resource), input);
        return null;
      },
    }));
}
