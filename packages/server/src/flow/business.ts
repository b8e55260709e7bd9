import type { Context } from '../Context.ts';
import { within } from '../db/within.ts';
import type { Sql } from '../db/Database.ts';
import { advance } from '../jobs/advance.ts';
import { tableOf } from '../table/table.ts';
import type { Instance } from './Instance.ts';

/** How a process ended for the record that it is about. */
export type Ending = 'passed' | 'refused' | 'withdrawn';

/** Registers whose records a process decides on: the field that follows it, and its value for each ending. Another register is another line, and a move of `system` in its definition. */
const followers: Readonly<Record<string, { field: string } & Record<Ending, string>>> = {
  'blade-desk/process/leave': { field: 'status', passed: '2', refused: '3', withdrawn: '4' },
};

/** Lets the record that a process is about follow its ending; processes without a record change nothing. */
export async function settleBusiness(sql: Sql, { businessTable, businessId }: Instance, ending: Ending, context: Context): Promise<void> {
  if (businessId === null) return;
  for (const [path, follower] of Object.entries(followers)) {
    const resource = context.resources.get(path);
    if (resource !== undefined && tableOf(resource).name === businessTable) await advance(resource, follower.field, businessId, follower[ending], 'system', within(context, sql));
  }
}
