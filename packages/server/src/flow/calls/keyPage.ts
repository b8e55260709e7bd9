import type { Context } from '../../call/Context.ts';
import { numberIn, optionalTextIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { type PageBody, pageBody } from '../../table/paging.ts';
import type { ReportQuery } from '../../table/read/ReportQuery.ts';
import { say } from '../../words/say.ts';

/**
 * A list whose page is found and counted by its keys first, so that what is costly to show is asked for the rows of the
 * page alone.
 */
export interface KeyedList {
  /** Column of the key, as in `i.id`. */
  key: string;
  /** What follows `select i.id`: tables and conditions that find the rows. */
  found: string;
  /** Order when nobody asks for one, in columns of `found`. */
  order: string;
  /** Columns of `found` by the wire names that may be sorted by. */
  sorts: Readonly<Record<string, string>>;
  /** What is shown of the keys in `p`: columns, then further joins. */
  columns: string;
  joins: string;
}

const camel = (name: string) => name.trim().replaceAll(/_([a-z])/g, (_, c: string) => c.toUpperCase());

function orderOf(input: Readonly<Record<string, unknown>>, { order, sorts }: KeyedList): string {
  const requested = (['asc', 'desc'] as const).flatMap((direction) =>
    optionalTextIn(input, `${direction}s`, 1000)
      .split(',')
      .filter((name) => name.trim() !== '')
      .map((name) => ({ name: camel(name), direction })),
  );
  const unknown = requested.find(({ name }) => !Object.hasOwn(sorts, name));
  if (unknown !== undefined) throw new Refusal(400, say`不能按“${unknown.name.slice(0, 60)}”排序：没有这一列`);
  return [...requested.map(({ name, direction }) => `${sorts[name]} ${direction} nulls last`), order].join(', ');
}

interface Slice {
  current: number;
  size: number;
}

async function slice<Row extends object>(
  q: ReportQuery,
  list: KeyedList,
  input: Readonly<Record<string, unknown>>,
  context: Context,
  { current, size }: Slice,
): Promise<PageBody<Row>> {
  const order = orderOf(input, list);
  const { rows: found } = await context.db.query<{ id: string; total: number }>(
    `select ${list.key} as id, count(*) over ()::int as total
      from ${list.found}
      order by ${order} limit ${size} offset ${(current - 1) * size}`,
    q.params,
  );
  if (found.length === 0) {
    const { rows: counted } =
      current === 1
        ? { rows: [] }
        : await context.db.query<{ total: number }>(`select count(*)::int as total from ${list.found}`, q.params);
    return pageBody<Row>([], counted[0]?.total ?? 0, size, current);
  }
  const { rows } = await context.db.query<Row>(
    `select ${list.columns} from unnest($1::bigint[]) with ordinality as p (id, place) ${list.joins} order by p.place`,
    [found.map(({ id }) => id)],
  );
  return pageBody(rows, found[0]?.total ?? 0, size, current);
}

/** One page of a keyed list; `q` holds the parameters of its conditions. */
export const keyPage = async <Row extends object>(
  q: ReportQuery,
  list: KeyedList,
  input: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<PageBody<Row>> =>
  slice(q, list, input, context, {
    current: Math.max(1, numberIn(input, 'current', 1)),
    size: Math.min(200, Math.max(1, numberIn(input, 'size', 10))),
  });

/** Most rows of a list without pages. */
const ALL = 10_000;

/**
 * All rows of a keyed list whatever page is asked for, as the stock server answers for tasks: `size` is their number.
 */
export async function everyRow<Row extends object>(
  q: ReportQuery,
  list: KeyedList,
  input: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<PageBody<Row>> {
  const { records, total } = await slice<Row>(q, list, input, context, { current: 1, size: ALL });
  return { ...pageBody(records, total, Math.max(1, total), 1), size: total };
}
