import type { Context } from '../../call/Context.ts';
import type { MessageDescriptor } from '../../words/say.ts';

/** What rules are judged on. */
export interface Measure {
  context: Context;
  tenantId: string;
  /** Version of Node, such as 24.1.0. */
  node: string;
}

/** What came of a rule, and what was measured. */
export interface Judgement {
  result: 'fail' | 'pass' | 'none';
  measured: MessageDescriptor;
}

/** A rule of the security check, judged on the server as it is now: one file below `rules/`, in its area's folder. */
export interface SecurityRule {
  /** What should be so. */
  title: MessageDescriptor;
  /** What to do where it is not. */
  remedy: MessageDescriptor;
  judge(measure: Measure): Promise<Judgement>;
}

/** The rule holds. */
export const pass = (measured: MessageDescriptor): Judgement => ({ result: 'pass', measured });
/** The rule does not hold. */
export const fail = (measured: MessageDescriptor): Judgement => ({ result: 'fail', measured });
/** The rule says nothing of this installation. */
export const notApplicable = (measured: MessageDescriptor): Judgement => ({ result: 'none', measured });

/** Rows of a query that reads from `facts f`: the moment as `f.at`, the tenant as `f.tenant`. */
export async function rowsOf<Row extends object>(
  { context: { db, now }, tenantId }: Measure,
  sql: string,
): Promise<Row[]> {
  const { rows } = await db.query<Row>(
    `with facts as materialized (select $1::timestamptz as at, $2::text as tenant) ${sql}`,
    [now().toISOString(), tenantId],
  );
  return rows;
}
