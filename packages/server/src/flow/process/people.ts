import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import type { Person } from '../../call/Person.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';
import { applicantsOf } from './applicants.ts';
import { notBarred } from './ownRequest.ts';

const listed = (ids: string | null | undefined) => (ids ?? '').split(',').filter((id) => id !== '');

/**
 * The groups to which a person belongs, as files name them: roles, posts and departments, by id, by alias or code, and
 * with `role:`, `post:` or `dept:` before them.
 */
export async function groupsOf(sql: Sql, person: Person): Promise<string[]> {
  const { rows } = await sql.query<{ posts: string | null }>('select post_id as posts from blade_user where id = $1', [
    person.userId,
  ]);
  const postIds = listed(rows[0]?.posts);
  const { rows: posts } = await sql.query<{ code: string }>(
    'select post_code as code from blade_system_post where id::text = any($1::text[]) and is_deleted = 0',
    [postIds],
  );
  const kinds: readonly (readonly [string, readonly string[]])[] = [
    ['role', [...person.roleIds, ...person.roles]],
    ['post', [...postIds, ...posts.map(({ code }) => code)]],
    ['dept', listed(person.deptId)],
  ];
  return kinds.flatMap(([kind, names]) => names.flatMap((name) => [name, `${kind}:${name}`]));
}

const named = (kind: string, table: string, code: string) =>
  `array(select o.id::text
    from ${table} o
    join c on c.kind = 'group' and regexp_replace(c.value, '^${kind}:', '') in (o.id::text, o.${code})
    where o.is_deleted = 0)`;

/**
 * Ids of the users who may claim a task, at most so many: the other way round of `groupsOf`, without those whose
 * request it is and whom its record bars.
 */
export async function candidatesOf(
  sql: Sql,
  taskId: string,
  most: number,
  context: Pick<Context, 'resources'>,
): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `with c as (select kind, value from wf_candidate where task_id = $1)
     select u.id::text as id
     from blade_user u
     where u.tenant_id = (select tenant_id from wf_task where id = $1) and u.is_deleted = 0
       and exists (select 1 from wf_task k join wf_instance i on i.id = k.instance_id
         where k.id = $1 and u.id::text <> all(${applicantsOf('i', context)})
         and ${notBarred('i', 'u.id::text', context)})
       and (u.id::text = any(array(select value from c where kind = 'user'))
       or string_to_array(u.role_id, ',') && ${named('role', 'blade_system_role', 'role_alias')}
       or string_to_array(u.post_id, ',') && ${named('post', 'blade_system_post', 'post_code')}
       or string_to_array(u.dept_id, ',') && array(select regexp_replace(value, '^dept:', '') from c
           where kind = 'group')) limit ${most}`,
    [taskId],
  );
  return rows.map(({ id }) => id);
}

/**
 * The id of a user whom a file or a caller names by id (also as BladeX writes it, `taskUser_1`) or account; refused
 * when nobody of the tenant is meant.
 */
export async function userNamed(sql: Sql, word: string, tenantId: string): Promise<string> {
  const id = /^(?:taskUser_)?(\d{1,19})$/.exec(word)?.[1] ?? null;
  const { rows } = await sql.query<{ id: string }>(
    `select id::text as id
      from blade_user
      where tenant_id = $1 and is_deleted = 0 and (id = $2::bigint or ($2::bigint is null and account = $3)) limit 1`,
    [tenantId, id, word],
  );
  if (rows[0] === undefined)
    throw new Refusal(400, say`流程不能继续：处理人“${word.slice(0, 40)}”不存在，请联系流程管理员`);
  return rows[0].id;
}

/**
 * Condition on a task `k` that the person of the call may claim it: a candidate whose own request it is not and whom
 * its record does not bar; `p` gives the place of a parameter.
 */
export async function mayClaim(
  sql: Sql,
  context: Pick<Context, 'person' | 'resources'>,
  p: (value: unknown) => string,
): Promise<string> {
  const person = personOf(context);
  const groups = await groupsOf(sql, person);
  const me = p(person.userId);
  return `k.id in (select c.task_id from wf_candidate c where (c.kind = 'user' and c.value = ${me}::text)
      or (c.kind = 'group' and c.value = any(${p(groups)}::text[]))) and not exists (select 1 from wf_instance o
      where o.id = k.instance_id and (${me}::text = any(${applicantsOf('o', context)})
      or not ${notBarred('o', `${me}::text`, context)}))`;
}
