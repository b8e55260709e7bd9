import { separation } from '@lattice/api/resources/blade-system/separation';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { numberIn } from '../../call/parameter.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { forgetGrants } from '../../session/grants.ts';
import { audit } from '../../table/audit.ts';
import { say } from '../../words/say.ts';
import { readMandates } from './keepMandates.ts';
import { type SeparationRow, lockSeparation } from './lockSeparation.ts';
import { isOf, obstaclesOf } from './separationState.ts';

type Input = Readonly<Record<string, unknown>>;

/** Makes a step on the locked row, with its entry in the audit log. */
async function step(
  context: Context,
  make: (sql: Sql, row: SeparationRow) => Promise<{ action: string; wanted: boolean | null }>,
): Promise<boolean> {
  const { tenantId } = personOf(context);
  await context.db.tx(async (sql) => {
    const row = await lockSeparation(sql, tenantId);
    const { action, wanted } = await make(sql, row);
    await audit(sql, context, {
      action,
      path: separation.path,
      changes: { isOn: { before: row.isOn, after: wanted ?? row.wanted } },
    });
  });
  forgetGrants(context.db);
  return true;
}

/** Refuses to keep apart what is not ready for it. */
async function refuseObstacles(sql: Sql, tenantId: string): Promise<void> {
  const [first] = obstaclesOf(await readMandates(sql, tenantId));
  if (first !== undefined) throw new Refusal(400, first);
}

/** The system administrator asks to switch it on or off. */
export async function askSwitch(input: Input, context: Context): Promise<boolean> {
  const { tenantId, userId, ...person } = personOf(context);
  if (!isOf(person, 'system')) throw new Refusal(403, say`只有系统管理员可以申请切换三员分立`);
  const wanted = numberIn(input, 'isOn', 0, 1) === 1;
  return step(context, async (sql, { isOn, wanted: open }) => {
    if (open !== null) throw new Refusal(400, say`已有一个切换申请等待安全管理员确认`);
    if (isOn === wanted) throw new Refusal(400, wanted ? say`三员分立已启用` : say`三员分立没有启用`);
    if (wanted) await refuseObstacles(sql, tenantId);
    await sql.query('update sys_separation set wanted = $2, asked_by = $3, asked = $4 where tenant_id = $1', [
      tenantId,
      wanted,
      userId,
      context.now().toISOString(),
    ]);
    return { action: 'separation-ask', wanted };
  });
}

const forget = (sql: Sql, tenantId: string) =>
  sql.query('update sys_separation set wanted = null, asked_by = null, asked = null where tenant_id = $1', [tenantId]);

/** The system administrator takes the request back. */
export async function withdrawSwitch(_: unknown, context: Context): Promise<boolean> {
  const person = personOf(context);
  if (!isOf(person, 'system')) throw new Refusal(403, say`只有系统管理员可以撤回切换申请`);
  return step(context, async (sql, { wanted }) => {
    if (wanted === null) throw new Refusal(400, say`没有等待确认的切换申请，请刷新页面`);
    await forget(sql, person.tenantId);
    return { action: 'separation-withdraw', wanted };
  });
}

/** The security administrator, who is not the one who asked, confirms or refuses. */
export async function decideSwitch(input: Input, context: Context): Promise<boolean> {
  const { tenantId, userId, ...person } = personOf(context);
  if (!isOf(person, 'security')) throw new Refusal(403, say`只有安全管理员可以确认切换三员分立`);
  const agrees = numberIn(input, 'agrees', 0, 1) === 1;
  return step(context, async (sql, { wanted, askedBy }) => {
    if (wanted === null) throw new Refusal(400, say`没有等待确认的切换申请，请刷新页面`);
    if (askedBy === userId) throw new Refusal(400, say`不能确认自己提出的申请`);
    await forget(sql, tenantId);
    if (!agrees) return { action: 'separation-refuse', wanted };
    if (wanted) await refuseObstacles(sql, tenantId);
    await sql.query('update sys_separation set is_on = $2, since = $3 where tenant_id = $1', [
      tenantId,
      wanted,
      context.now().toISOString(),
    ]);
    return { action: wanted ? 'separation-on' : 'separation-off', wanted };
  });
}
