import { DISPLAY_HOURS, type DisplayCode, displayScenes } from '@lattice/api/displayCalls';
import { personOf } from '../access/guard.ts';
import type { Context } from '../call/Context.ts';
import { numberIn, requiredTextIn } from '../call/parameter.ts';
import { sha256Hex } from '../crypto/digest.ts';
import { SIGNS, randomText } from '../crypto/random.ts';
import { Refusal } from '../errors/Refusal.ts';
import { say } from '../words/say.ts';
import { securityLog } from './securityLog.ts';

const LENGTH = 10;
const MINUTES = 10;

/** Makes a code that opens a wall with the person's own sight, once and within ten minutes. */
export async function issueDisplayCode(
  input: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<DisplayCode> {
  const { userId, tenantId, deptId, roleIds, sessionId, viewer } = personOf(context);
  if (viewer !== undefined) throw new Refusal(403, say`正在以他人身份查看：只能看，不能修改、导出或查看明文`);
  const scenes = [...new Set(requiredTextIn(input, 'scenes', say`画面`, 500).split(','))];
  if (scenes.some((scene) => !Object.hasOwn(displayScenes, scene))) throw new Refusal(400, say`请选择可以投屏的画面`);
  const hours = numberIn(input, 'hours', 0, 1000);
  if (!DISPLAY_HOURS.some((one) => one === hours)) throw new Refusal(400, say`请选择投屏时长`);
  const code = randomText(SIGNS, LENGTH);
  const now = context.now();
  const expires = new Date(now.getTime() + MINUTES * 60_000).toISOString();
  await context.db.tx(async (sql) => {
    await sql.query('delete from sys_display_code where expires <= $1', [now.toISOString()]);
    await sql.query(
      `insert into sys_display_code (hash, tenant_id, user_id, dept_id, role_id, scenes, hours, expires)
        values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [sha256Hex(code), tenantId, userId, deptId || null, roleIds.join(',') || null, scenes.join(','), hours, expires],
    );
    await securityLog(sql, context, {
      action: 'display',
      tenantId,
      userId,
      sessionId,
      facts: { scenes: scenes.join(','), hours: String(hours) },
    });
  });
  return { code, expires };
}
