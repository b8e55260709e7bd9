import type { UserChoice } from '@lattice/api/resources/blade-user';
import type { Context } from '../../call/Context.ts';
import { activeAccountSql } from '../../session/accountLock.ts';
import { personOf } from '../../access/guard.ts';

/** The most that one question gives. */
const MAX_COLLEAGUES = 2000;
const WILD = /[\\%_]/g;

/** The accounts in use of the person's tenant, to choose from: by name or account, or those of some ids. */
export async function colleagues(text: string, ids: readonly string[], context: Context): Promise<UserChoice[]> {
  const { rows } = await context.db.query<UserChoice>(
    `select u.id::text as id, u.account, coalesce(u.real_name, '') as "realName", coalesce(u.dept_id, '') as "deptId",
       coalesce((select string_agg(d.dept_name, '、' order by d.id) from blade_system_dept d
           where d.id::text = any(string_to_array(coalesce(u.dept_id, ''), ',')) and d.is_deleted = 0),
         '') as "deptName"
     from blade_user u
     where u.tenant_id = $1 and u.is_deleted = 0 and ${activeAccountSql}
       and (cardinality($2::text[]) = 0 or u.id::text = any($2::text[]))
       and ($3 = '' or u.real_name ilike $4 or u.account ilike $4)
     order by u.real_name, u.id limit ${MAX_COLLEAGUES}`,
    [personOf(context).tenantId, ids, text, `%${text.replaceAll(WILD, String.raw`\$&`)}%`],
  );
  return rows;
}
