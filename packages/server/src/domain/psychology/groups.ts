import type { ScaleGroup, ScaleGroups } from '@lattice/api/psychology/groupCall';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';

interface Choice {
  hmid: string;
  scaleName: string;
  quarters: string[];
}

/** The fixed figures of a scale in a quarter; see `fixGroups`. */
export async function groupsOf(hmid: string | null, quarter: string, { db, person }: Context): Promise<ScaleGroups> {
  const { tenantId } = personOf({ person });
  const { rows: choices } = await db.query<Choice>(
    `select g.hmid::text as hmid, s.scale_name as "scaleName", array_agg(g.quarter order by g.quarter desc) as quarters
      from sys_scale_group g
      join psychological_scale s on s.id = g.hmid
      where g.tenant_id = $1
      group by g.hmid, s.scale_name
      order by max(g.quarter) desc, s.scale_name`,
    [tenantId],
  );
  const chosen = hmid === null ? choices[0] : choices.find((choice) => choice.hmid === hmid);
  if (chosen === undefined) {
    if (hmid !== null) throw new Refusal(400, say`这份量表还没有已经结束的季度`);
    return { hmid: '', quarter: '', made: '', groups: [], choices };
  }
  const asked = quarter === '' ? chosen.quarters[0] : quarter;
  const { rows } = await db.query<{ groups: ScaleGroup[]; made: string }>(
    `select groups, to_char(made, 'YYYY-MM-DD HH24:MI:SS') as made
      from sys_scale_group where tenant_id = $1 and hmid = $2 and quarter = $3`,
    [tenantId, chosen.hmid, asked],
  );
  const [found] = rows;
  if (found === undefined || asked === undefined) throw new Refusal(400, say`只能查询已经结束的季度`);
  return { hmid: chosen.hmid, quarter: asked, made: found.made, groups: found.groups, choices };
}
