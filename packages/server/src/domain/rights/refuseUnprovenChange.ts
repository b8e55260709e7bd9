import { personOf } from '../../access/guard.ts';
import { scopeHolders } from '../../access/scopeRows.ts';
import type { Context } from '../../call/Context.ts';
import { idOrNone } from '../../call/parameter.ts';
import { refuseUnproven } from '../../session/secondFactor.ts';

/** Asks for a fresh one-time code before a scope that roles hold is changed: they are granted something else by it. */
export async function refuseUnprovenChange(
  input: Readonly<Record<string, unknown>>,
  context: Context,
  category: 'data' | 'api',
): Promise<void> {
  const id = idOrNone(input, 'id');
  if (id !== null && (await scopeHolders(context, category, [id])).length > 0)
    refuseUnproven(personOf(context), context.now());
}
