import { isAdministrator } from '../../access/allow.ts';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';

/** Locks reports about to be changed; refused with 403 where one was made by somebody else. */
export async function refuseForeignReports(sql: Sql, ids: readonly string[], context: Context): Promise<void> {
  const person = personOf(context);
  const { rows } = await sql.query<{ maker: string }>(
    `select coalesce(create_user, 0)::text as maker from blade_report_figures
      where id = any($1::bigint[]) order by id for update`,
    [ids],
  );
  if (!isAdministrator(person) && rows.some(({ maker }) => maker !== person.userId))
    throw new Refusal(403, say`这张报表是别人做的，请另存为自己的报表再修改`);
}
