import type { Context } from '../Context.ts';
import { numberIn, wordIn } from '../parameter.ts';
import { Refusal } from '../Refusal.ts';
import { type Paged, pagingOf } from '../table/paging.ts';
import type { Question } from '../table/Question.ts';

/** A list whose page is found by its keys first, so that what is costly to show is asked for the rows of the page alone. */
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
  const asked = (['asc', 'desc'] as const).flatMap((direction) => wordIn(input, `${direction}s`, 1000).split(',').filter((name) => name.trim() !== '').map((name) => ({ name: camel(name), direction })));
  const unknown = asked.find(({ name }) => !Object.hasOwn(sorts, name));
  if (unknown !== undefined) throw new Refusal(400, `不能按“${unknown.name.slice(0, 60)}”排序：没有这一列`);
  return [...asked.map(({ name, direction }) => `${sorts[name]} ${direction} nulls last`), order].join(', ');
}

/** One page of a keyed list; `q` holds the parameters of its conditions. */
export async function keyPage<Row extends object>(q: Question, list: KeyedList, input: Readonly<Record<string, unknown>>, context: Context): Promise<Paged<Row>> {
  const current = Math.max(1, numberIn(input, 'current', 1));
  const size = Math.min(200, Math.max(1, numberIn(input, 'size', 10)));
  const order = orderOf(input, list);
  const { rows: counted } = await context.db.query<{ total: number }>(`select count(*)::int as total from ${list.found}`, q.params);
  const page = `select ${list.key} as id, row_number() over (order by ${order}) as place from ${list.found} order by ${order} limit ${size} offset ${(current - 1) * size}`;
  const { rows } = await context.db.query<Row>(`select ${list.columns} from (${page}) p ${list.joins} order by p.place`, q.params);
  return pagingOf(rows, counted[0]?.total ?? 0, size, current);
}
