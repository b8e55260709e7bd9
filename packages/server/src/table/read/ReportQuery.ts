import type { Resource } from '@lattice/api/resource';
import type { Context } from '../../call/Context.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { numberIn, optionalTextIn } from '../../call/parameter.ts';
import { say } from '../../words/say.ts';
import { type PageBody, pageBody } from '../paging.ts';
import { scopeOf } from './read.ts';
import { tableOf } from '../table.ts';

/** A statement of a report: its parameters, and the rows of registers that the person may see. */
export class ReportQuery {
  readonly params: unknown[] = [];
  private readonly context: Context;

  constructor(context: Context) {
    this.context = context;
  }

  /** The place of a parameter in the statement. */
  p(value: unknown): string {
    return `$${this.params.push(value)}`;
  }

  /** The rows of a register that the person may see, as the table `t` of a `from` with its `where`. */
  of(resource: Resource): string {
    const table = tableOf(resource);
    return `${table.name} t where ${scopeOf(table, this.context, this.params)}`;
  }

  /**
   * The rows of a register that the person may see, as a table of their own that a statement joins or counts under an
   * alias.
   */
  rowsOf(resource: Resource): string {
    return `(select t.* from ${this.of(resource)})`;
  }

  /** Condition that keeps a column to the given ids. */
  among(column: string, ids: readonly string[]): string {
    return `${column} = any(${this.p(ids)}::bigint[])`;
  }

  /** The rows of the statement. */
  async rows<R extends object>(text: string): Promise<R[]> {
    return (await this.context.db.query<R>(text, this.params)).rows;
  }

  /** The first row of the statement; refused when there is none. */
  async one<R extends object>(text: string): Promise<R> {
    const [row] = await this.rows<R>(text);
    if (row === undefined) throw new Refusal(400, say`记录不存在或已被删除，请刷新列表`);
    return row;
  }

  private async countOf(text: string): Promise<number> {
    return (await this.rows<{ total: number }>(`select count(*)::int as total from (${text}) x`))[0]?.total ?? 0;
  }

  /** One page of the statement's rows, in an order that the statement's columns may be asked for. */
  async page<R extends object>(
    text: string,
    input: Readonly<Record<string, unknown>>,
    order: string,
    columns: readonly string[] = [],
  ): Promise<PageBody<R>> {
    const current = Math.max(1, numberIn(input, 'current', 1));
    const size = Math.min(200, Math.max(1, numberIn(input, 'size', 10)));
    const requested = [...names(input, 'ascs', 'asc', columns), ...names(input, 'descs', 'desc', columns)];
    const found = await this.rows<R & { page_total: number }>(
      `select x.*, count(*) over ()::int as page_total from (${text}) x order by ${[...requested, order].join(', ')}
        limit ${size} offset ${(current - 1) * size}`,
    );
    const total = found[0]?.page_total ?? (current === 1 ? 0 : await this.countOf(text));
    return pageBody(
      found.map(({ page_total: _total, ...row }) => row as unknown as R),
      total,
      size,
      current,
    );
  }
}

const camel = (name: string) => name.replaceAll(/_([a-z])/g, (_, c: string) => c.toUpperCase());

function names(
  input: Readonly<Record<string, unknown>>,
  parameter: string,
  direction: string,
  columns: readonly string[],
): string[] {
  const requested = optionalTextIn(input, parameter, 1000)
    .split(',')
    .map((name) => camel(name.trim()))
    .filter((name) => name !== '');
  const unknown = requested.find((name) => !columns.includes(name));
  if (unknown !== undefined) throw new Refusal(400, say`不能按“${unknown.slice(0, 60)}”排序：没有这一列`);
  return requested.map((name) => `x."${name}" ${direction} nulls last`);
}
