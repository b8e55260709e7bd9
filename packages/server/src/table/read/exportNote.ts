import { exportWays } from '@lattice/api/exportNote';
import { canSeeUnmasked } from '../../access/allow.ts';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { numberIn, oneOf, optionalTextIn } from '../../call/parameter.ts';
import { refuseUnproven } from '../../session/secondFactor.ts';
import { audit } from '../audit.ts';
import type { Table } from '../table.ts';

type Input = Readonly<Record<string, unknown>>;

/**
 * Notes what somebody takes out of a register. Files hold what lists show, which is masked for everybody; the print of
 * a record may hold values in the clear.
 */
export async function noteExport({ resource }: Table, input: Input, context: Context): Promise<{ number: string }> {
  const way = oneOf(input, 'way', exportWays);
  const rows = numberIn(input, 'rows', 0, 10_000_000);
  const names = optionalTextIn(input, 'columns', 8000)
    .split(',')
    .filter((name) => Object.hasOwn(resource.fields, name));
  const reason = optionalTextIn(input, 'reason', 200);
  const isSensitive = names.some((name) => resource.fields[name]?.sensitive !== undefined);
  const isPlain = way === 'print' && canSeeUnmasked(personOf(context), resource);
  const sensitive = !isSensitive ? 'none' : isPlain ? 'plain' : 'masked';
  if (sensitive === 'plain') refuseUnproven(personOf(context), context.now());
  const number = context.nextId();
  await context.db.tx((sql) =>
    audit(
      sql,
      { ...context, nextId: () => number },
      {
        action: 'export',
        path: resource.path,
        changes: {
          way: { after: way },
          rows: { after: rows },
          columns: { after: names.join(',') },
          sensitive: { after: sensitive },
          ...(reason !== '' && { reason: { after: reason } }),
        },
      },
    ),
  );
  return { number };
}
