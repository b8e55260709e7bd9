import type { SendOptions } from '@lattice/api/bind';
import type { PageQuery } from '@lattice/api/call';
import { listFields } from '@lattice/api/listFields';
import { normalizeRows } from '@lattice/api/normalizeRows';
import { subtreeQuery, listFeaturesOf } from '@lattice/api/listFeatures';
import type { Resource } from '@lattice/api/resource';
import type { UnpagedCalls } from '@lattice/api/unpagedTree';
import type { Translate } from '@lattice/api/validate';
import { pageQuery } from '@lattice/api/pageQuery';
import type { CrudQuery, CrudRow, DataSource, ReadFailure } from '@lattice/ui/CrudTable';
import { errorText } from '../base/errorText.ts';
import { takesAway } from '../base/takesAway.ts';
import { queryClient } from '../session/queryClient.ts';
import { client } from '../session/client.ts';
import { session } from '../session/session.ts';
import { transport } from '../session/transport.ts';
import { type PageAnswer, namelessFields, rowsIn } from './rowsIn.ts';

/** The calls of a register, as far as it has them. */
interface Register extends UnpagedCalls {
  page?: (query: PageQuery, options: SendOptions) => Promise<PageAnswer>;
  detail?: (id: string) => Promise<CrudRow>;
  submit?: (row: Record<string, unknown>, options?: SendOptions) => Promise<unknown>;
  remove?: (ids: readonly string[]) => Promise<unknown>;
}

const acts = async () => (await import('./rowActs.ts')).rowActs;

/** The same call, whose failures a list can show and be decided by. */
const readable =
  <A extends readonly unknown[], T>(read: (...asked: A) => Promise<T>) =>
  async (...asked: A): Promise<T> =>
    read(...asked).catch((error: unknown) => {
      const failure: ReadFailure = new Error(errorText(error), { cause: error });
      failure.isGone = takesAway(error);
      throw failure;
    });

/**
 * Shows a definition to the kit as a source of rows. `overrides` replace calls, such as the page of a resource that
 * lists in its own way.
 */
export function sourceOf(definition: Resource, say: Translate, overrides: Partial<DataSource> = {}): DataSource {
  const register = client(definition) as Register;
  const features = listFeaturesOf(definition, session.abilities);
  const own = normalizeRows(definition);
  const { detail } = register;
  const named = async (rows: readonly CrudRow[]) =>
    namelessFields(definition.fields, rows).length === 0
      ? [...rows]
      : (await import('./withNames.ts')).withNames(definition.fields, rows, async (path, ids) =>
          (await import('./treeReader.ts')).treeReader(path).labels([...ids]),
        );
  const write =
    <A>(call: (input: A, options?: SendOptions) => Promise<unknown>) =>
    async (input: A, options?: SendOptions) => {
      try {
        const answer = await call(input, options);
        await queryClient.invalidateQueries({ queryKey: ['rows', definition.path] });
        return answer;
      } catch (error) {
        throw await (await acts()).saveFailureOf(error, definition, say);
      }
    };
  const read = async (query: PageQuery, signal: AbortSignal, columns?: readonly string[]) => {
    const fields = features.fields && columns && { fields: listFields(definition, columns).join(',') };
    const { records, total } = rowsIn(
      await register.page?.({ ...subtreeQuery(definition, features, query), ...fields }, { signal }),
    );
    return { records: await named(records.map(own)), total };
  };
  const isUnpaged = register.list !== undefined && register.page === undefined && overrides.page === undefined;
  const worded = async (query: CrudQuery) => pageQuery(query, definition.fields, features.where);
  const tree = async () => (await import('@lattice/api/treeCallsOf')).treeCallsOf(read);
  const scope = async (query: Partial<CrudQuery>) =>
    subtreeQuery(definition, features, await worded({ page: 1, size: 1, sort: [], search: [], ...query }));
  const unpaged = async () => (await import('@lattice/api/unpagedTree')).unpagedTree(register, own);
  const source: DataSource = {
    page: async (query, signal, columns) =>
      (isUnpaged ? (await unpaged()).page : features.branches ? (await tree()).page : read)(
        await worded(query),
        signal,
        columns,
      ),
    ...(isUnpaged && { children: async (id) => (await unpaged()).children(id) }),
    ...(features.branches && {
      async *exportAll(query, run) {
        yield* (await tree()).exportAll(await worded(query), run);
      },
      children: async (id, signal, columns) => (await tree()).children(id, signal, columns),
    }),
    ...(features.fields &&
      overrides.page === undefined && {
        whole: async (ids, signal) => (await acts()).wholeRows(read, ids, signal),
        ...(!detail && { detail: async (id) => (await acts()).wholeRow(read, id) }),
      }),
    ...(features.counts &&
      overrides.page === undefined && {
        counts: async (by, query, signal) =>
          (await import('@lattice/api/counts')).counts(
            definition,
            transport,
            { ...(await scope(query)), by },
            { signal },
          ),
      }),
    ...(features.totals &&
      overrides.page === undefined && {
        totals: async ({ by, values }, query, signal) =>
          (await import('@lattice/api/totals')).totals(
            definition,
            transport,
            { ...(await scope(query)), by, values: values.join(',') },
            { signal },
          ),
      }),
    ...(detail && {
      detail: async (id) => {
        const row = own(await detail(id));
        return (await named([row]))[0] ?? row;
      },
    }),
    ...(register.submit && { submit: write(register.submit) }),
    ...(register.remove && { remove: write(register.remove) }),
    resolve: async (field, names) => (await acts()).resolveNames(definition.fields, field, names),
    ...(features.restore && {
      restore: async (ids) => (await acts()).restoreRows(definition, ids),
    }),
    ...(features.reveal && {
      reveal: async (id, field, reason) => (await acts()).revealValue(definition, { id, field, reason }),
    }),
    ...(session.abilities.includes('exportNotes') && {
      noteExport: async ({ columns, ...note }) =>
        (await acts()).noteExport(definition, { ...note, columns: columns.join(',') }),
    }),
    ...(features.where && overrides.page === undefined && { takesWhere: true }),
    ...overrides,
  };
  return {
    ...source,
    page: readable(source.page),
    ...(source.detail && { detail: readable(source.detail) }),
  };
}
