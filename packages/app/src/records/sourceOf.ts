import type { SendOptions } from '@lattice/api/bind';
import { branchesOf } from '@lattice/api/branchesOf';
import type { PageQuery } from '@lattice/api/call';
import { meant } from '@lattice/api/meant';
import { belowTree, offersOf } from '@lattice/api/offers';
import type { Resource } from '@lattice/api/resource';
import type { Say } from '@lattice/api/validate';
import type { CrudRow, DataSource } from '@lattice/ui/CrudTable';
import { queryClient } from '../queryClient.ts';
import { client } from '../session/client.ts';
import { session } from '../session/session.ts';
import { type PageAnswer, rowsIn } from './rowsIn.ts';
import { saveFailureOf } from './saveFailureOf.ts';

/** The calls of a register, as far as it has them. */
interface Register {
  page?: (query: PageQuery, options: SendOptions) => Promise<PageAnswer>;
  detail?: (id: string) => Promise<CrudRow>;
  submit?: (row: Record<string, unknown>) => Promise<unknown>;
  remove?: (ids: readonly string[]) => Promise<unknown>;
}

/** Shows a definition to the kit as a source of rows. `overrides` replace calls, such as the page of a resource that lists in its own way. */
export function sourceOf(definition: Resource, say: Say, overrides: Partial<DataSource> = {}): DataSource {
  const register = client(definition) as Register;
  const offers = offersOf(definition, session.abilities);
  const own = meant(definition);
  const { detail } = register;
  const write = <A>(call: (input: A) => Promise<unknown>) => async (input: A) => {
    try {
      const answer = await call(input);
      await queryClient.invalidateQueries({ queryKey: ['rows', definition.path] });
      return answer;
    } catch (error) {
      throw await saveFailureOf(error, definition, say);
    }
  };
  const read = async (query: PageQuery, signal: AbortSignal) => {
    const { records, total } = rowsIn(await register.page?.(belowTree(definition, offers, query), { signal }));
    return { records: records.map(own), total };
  };
  return {
    ...(offers.branches ? branchesOf(read) : { page: read }),
    ...(detail && { detail: async (id) => own(await detail(id)) }),
    ...(register.submit && { submit: write(register.submit) }),
    ...(register.remove && { remove: write(register.remove) }),
    resolve: async (field, names) => {
      const { kind, to } = definition.fields[field] ?? {};
      return (await import('./resolveNames.ts')).resolveNames(to ?? kind ?? '', names);
    },
    ...(offers.restore && { restore: async (ids) => (await import('./restoreRows.ts')).restoreRows(definition, ids) }),
    ...(offers.reveal && { reveal: async (id, field, reason) => (await import('./revealValue.ts')).revealValue(definition, { id, field, reason }) }),
    ...(offers.where && overrides.page === undefined && { takesWhere: true }),
    ...overrides,
  };
}
