import { personOf } from '../accounts/guard.ts';
import type { Context, Person } from '../Context.ts';
import type { Sql } from '../db/Database.ts';
import { Refusal } from '../Refusal.ts';

const listed = (ids: string | null | undefined) => (ids ?? '').split(',').filter((id) => id !== '');

/** The groups to which a person belongs, as files name them: roles, posts and departments, by id, by alias or code, and with `role:`, `post:` or `dept:` before them. */
export async function groupsOf(sql: Sql, person: Person): Promise<string[]> {
  const { rows } = await sql.query<{ posts: string | null }>('select post_id as posts from blade_user where id = $1', [person.userId]);
  const postIds = listed(rows[0]?.posts);
  const { rows: posts } = await sql.query<{ code: string }>('select post_code as code from blade_system_post where id::text = any($1::text[]) and is_deleted = 0', [postIds]);
  const kinds: readonly (readonly [string, readonly string[]])[] = [['role', [...person.roleIds, ...person.roles]], ['post', [...postIds, ...posts.map(({ code }) => code)]], ['dept', listed(person.deptId)]];
  return kinds.flatMap(([kind, names]) => names.flatMap((name) => [name, `${kind}:${name}`]));
}

const BELONGS = (table: string, code: string, ids: string) =>
  `exists (select 1 from ${table} o where o.id::text = any(string_to_array(u.${ids}, ',')) and o.is_deleted = 0 and regexp_replace(c.value, '^${ids.slice(0, 4)}:', '') in (o.id::text, o.${code}))`;

/** Condition that a user `u` is one of those whom a candidate `c` of a task means, as `groupsOf` says it the other way round. */
export const isCandidate = `((c.kind = 'user' and c.value = u.id::text) or (c.kind = 'group' and (${BELONGS('blade_system_role', 'role_alias', 'role_id')} or ${BELONGS('blade_system_post', 'post_code', 'post_id')} or regexp_replace(c.value, '^dept:', '') = any(string_to_array(u.dept_id, ',')))))`;

/** The id of a user whom a file or a caller names by id (also as BladeX writes it, `taskUser_1`) or account; refused when nobody of the tenant is meant. */
export async function userNamed(sql: Sql, word: string, tenantId: string): Promise<string> {
  const id = /^(?:taskUser_)?(\d{1,19})$/.exec(word)?.[1] ?? null;
  const { rows } = await sql.query<{ id: string }>('select id::text as id from blade_user where tenant_id = $1 and is_deleted = 0 and (id = $2::bigint or ($2::bigint is null and account = $3)) limit 1', [tenantId, id, word]);
  if (rows[0] === undefined) throw new Refusal(400, `流程不能继续：处理人“${word.slice(0, 40)}”不存在，请联系流程管理员`);
  return rows[0].id;
}

/** Condition on a task `k` that the person of the call may claim it; `p` gives the place of a parameter. */
export async function mayClaim(sql: Sql, context: Pick<Context, 'person'>, p: (value: unknown) => string): Promise<string> {
  const person = personOf(context);
  const groups = await groupsOf(sql, person);
  return `k.id in (select c.task_id from wf_candidate c where (c.kind = 'user' and c.value = ${p(person.userId)}) or (c.kind = 'group' and c.value = any(${p(groups)}::text[])))`;
}
