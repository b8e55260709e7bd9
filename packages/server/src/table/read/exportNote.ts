import { exportWays } from '@lattice/api/exportNote';
import { canSeeUnmasked } from '../../access/allow.ts';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { numberIn, oneOf, optionalTextIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { refuseUnproven } from '../../session/secondFactor.ts';
import { say } from '../../words/say.ts';
import { audit } from '../audit.ts';
import type { Table } from '../table.ts';

type Input = Readonly<Record<string, unknown>>;

/** Notes what somebody takes out of a register; in the clear only for a reason, and the server judges what is clear. */
export async function noteExport({ resource }: Table, input: Input, context: Context): Promise<{ number: string }> {
  const way = oneOf(input, 'way', exportWays);
  const rows = numberIn(input, 'rows', 0, 10_000_000);
  const names = optionalTextIn(input, 'columns', 8000)
    .split(',')
    .filter((name) => Object.hasOwn(resource.fields, name));
  const reason = optionalTextIn(input, 'reason', 200);
  const isSensitive = names.some((name) => resource.fields[name]?.sensitive !== undefined);
  const sensitive = !isSensitive ? 'none' : canSeeUnmasked(personOf(context), resource) ? 'plain' : 'masked';
  if (way !== 'print' && sensitive === 'plain' && Array.from(reason).length < 2)
    throw new Refusal(400, say`导出含明文的敏感信息，请填写用途，2 到 200 个字`, [
      { field: 'reason', rule: 'enter', params: {} },
    ]);
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
