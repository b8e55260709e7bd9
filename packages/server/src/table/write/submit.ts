import type { PlainCall } from '@lattice/api/call';
import { isId } from '@lattice/api/isId';
import type { Context } from '../../call/Context.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';
import { withCleanText } from './formattedText.ts';
import { type Input, ownProperty } from '../bodyValues.ts';
import { insert } from './insert.ts';
import type { Table } from '../table.ts';
import { update } from './update.ts';

/** Inserts without an id, updates with one; answers the id and the version. */
export async function submit(
  table: Table,
  _call: PlainCall,
  input: Input,
  context: Context,
): Promise<{ id: string; rev: number }> {
  const id = ownProperty(input, 'id');
  const body = withCleanText(table, input, context);
  return context.db.tx((sql) => {
    if (id === undefined || id === null || id === '') return insert(sql, table, body, context);
    if (typeof id !== 'string' || !isId(id)) throw new Refusal(400, say`参数“id”应为记录的编号`);
    return update(sql, table, id, body, context);
  });
}
