import { crud } from '@lattice/api/call';
import { pmPartymember } from '@lattice/api/resources/party/pmPartymember';
import type { Context } from '../../call/Context.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';

/** Stores what a decision of the party changes of a member, in its transaction and with an entry in the history. */
export const changeMember = async (
  values: Readonly<Record<string, unknown>>,
  inner: Context,
): Promise<{ id: string; rev: number }> => submit(tableOf(pmPartymember), crud.submit, values, inner);
