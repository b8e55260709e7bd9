import { type Resource, permissionCode } from '@lattice/api/resource';
import type { ClearRole, PersonalOverview } from '@lattice/api/resources/blade-log/privacy';
import { sensitiveFields } from '@lattice/api/reveal';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { systemContext } from '../../call/systemContext.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { hasTable } from '../../table/table.ts';
import { localize } from '../../words/localize.ts';
import { labelMessage } from '../../words/say.ts';
import { type RoleHolding, rolesHolding } from '../rights/rolesHolding.ts';
import { retentionNow } from './retention.ts';

/** The registers that keep sensitive values, those with a list of their own. */
export const personalRegisters = ({ resources }: Pick<Context, 'resources'>): Resource[] =>
  [...resources.values()].filter((one) => hasTable(one) && sensitiveFields(one).length > 0);

async function countsOf(registers: readonly Resource[], context: Context): Promise<number[]> {
  if (registers.length === 0) return [];
  const q = new ReportQuery(systemContext(context));
  const counts = await q.one<Record<string, number>>(
    `select ${registers.map((one, at) => `(select count(*) from ${q.of(one)})::int as n${at}`).join(', ')}`,
  );
  return registers.map((_, at) => counts[`n${at}`] ?? 0);
}

const holders = (roles: readonly RoleHolding[], code: string): ClearRole[] =>
  roles
    .filter(({ isAdministrator, codes }) => isAdministrator || codes.includes(code))
    .map(({ roleName, count }) => ({ roleName, count }));

/** What the tenant keeps of people, who sees it in the clear, and when it is deleted. */
export async function personalOverview(context: Context): Promise<PersonalOverview> {
  const registers = personalRegisters(context);
  const codes = registers.flatMap((one) => [permissionCode(one, 'plain'), permissionCode(one, 'reveal')]);
  const [counts, roles, retention] = await Promise.all([
    countsOf(registers, context),
    rolesHolding(context, personOf(context).tenantId, codes),
    retentionNow(context),
  ]);
  return {
    registers: registers.map((one, at) => ({
      path: one.path,
      label: one.label,
      rows: counts[at] ?? 0,
      fields: Object.values(one.fields).flatMap(({ label, sensitive }) =>
        sensitive === undefined ? [] : [{ label: localize(labelMessage(label), context.language), sensitive }],
      ),
      plain: holders(roles, permissionCode(one, 'plain')),
      reveal: holders(roles, permissionCode(one, 'reveal')),
    })),
    retention,
  };
}
