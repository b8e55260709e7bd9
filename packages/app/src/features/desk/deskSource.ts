import type { SendOptions } from '@lattice/api/bind';
import type { PageQuery } from '@lattice/api/call';
import { pageQuery } from '@lattice/api/pageQuery';
import type { Resource } from '@lattice/api/resource';
import type { CrudRow, DataSource } from '@lattice/ui/CrudTable';
import { type PageAnswer, namelessFields, rowsIn } from '../../records/rowsIn.ts';
import { loadResource } from '../../records/resources.ts';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import type { Desk } from './Desk.ts';

type Calls = Readonly<Record<string, ((query: PageQuery, options?: SendOptions) => Promise<unknown>) | undefined>>;

/** Key of a listed row under which the open record about it stands. */
export const ABOUT = 'deskAbout';
/** The most open records about others that are looked at. */
const MOST = 200;

const asPage = (answer: unknown): PageAnswer =>
  Array.isArray(answer) ? { records: answer, total: answer.length } : (answer as PageAnswer);

const callOf = (definition: Resource, call: string) => (client(definition) as unknown as Calls)[call];

/** Rows of a call of a register, with the names of what they refer to. */
async function readRows(definition: Resource, call: string, query: PageQuery, options: SendOptions) {
  const { records, total } = rowsIn(asPage(await callOf(definition, call)?.(query, options)));
  if (namelessFields(definition.fields, records).length === 0) return { records, total };
  const { withNames } = await import('../../records/withNames.ts');
  const { treeReader } = await import('../../records/treeReader.ts');
  return {
    records: await withNames(definition.fields, records, async (path, ids) => treeReader(path).labels([...ids])),
    total,
  };
}

/** The open records about those listed, by the id of what they are about; none where they cannot be read. */
async function openAbout({ about }: Desk, options: SendOptions): Promise<ReadonlyMap<string, CrudRow>> {
  if (about === undefined) return new Map();
  const { of, by, call, filter } = about;
  try {
    const requested = { current: 1, size: MOST, ...filter };
    const { records } = rowsIn(asPage(await callOf(await loadResource(of), call)?.(requested, options)));
    return new Map(records.map((row) => [String(row[by]), row]));
  } catch {
    return new Map();
  }
}

/** Rows of a desk: what its call answers, each with the open record about it. */
export async function deskRows(definition: Resource, desk: Desk, query: PageQuery, options: SendOptions = {}) {
  const [listed, about] = await Promise.all([
    readRows(definition, desk.call, { ...desk.filter, ...query }, options),
    openAbout(desk, options),
  ]);
  return {
    total: listed.total,
    records: listed.records.map((row): CrudRow => {
      const open = about.get(row.id);
      return open === undefined ? row : { ...row, [ABOUT]: open };
    }),
  };
}

/**
 * How a desk reads its rows and counts them by state. `onRows` hears the ids of each page; keep it the same between
 * renders.
 */
export function deskSource(
  definition: Resource,
  desk: Desk,
  onRows: (rows: readonly CrudRow[]) => void,
): Partial<DataSource> {
  const words = async (question: Parameters<typeof pageQuery>[0]) =>
    pageQuery(question, definition.fields, session.abilities.includes('where'));
  return {
    page: async (question, signal) => {
      const answer = await deskRows(definition, desk, await words(question), { signal });
      onRows(answer.records);
      return answer;
    },
    counts: async (by, question, signal) => {
      const requested = await words({ page: 1, size: 1, sort: [], ...question });
      const totals = await Promise.all(
        desk.states.map(async (state) => {
          const { total } = rowsIn(
            asPage(await callOf(definition, desk.call)?.({ ...desk.filter, ...requested, [by]: state }, { signal })),
          );
          return [state, total] as const;
        }),
      );
      return Object.fromEntries(totals);
    },
  };
}
