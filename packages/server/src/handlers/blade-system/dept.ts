import { crud } from '@lattice/api/call';
import { type DeptOption, dept } from '@lattice/api/resources/blade-system/dept';
import { mergeCall, mergePreviewCall, moveCall, movePreviewCall } from '@lattice/api/arrange';
import { isAdministrator } from '../../access/allow.ts';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { handle } from '../../call/handle.ts';
import { idOrNone, idsOrNone } from '../../call/parameter.ts';
import { mergeDepts, mergePreview } from '../../domain/structure/mergeDepts.ts';
import { alongWithDepts } from '../../domain/structure/movedAlong.ts';
import { moveRows } from '../../domain/structure/moveRows.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { lazyRows } from '../../table/read/tree.ts';
import { tableOf } from '../../table/table.ts';
import { remove } from '../../table/write/remove.ts';
import { submit } from '../../table/write/submit.ts';
import { say } from '../../words/say.ts';

/** Stores a department; the lines of those below it follow. */
async function saveDept(
  input: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<{ id: string; rev: number }> {
  return context.db.tx(async (sql) => {
    const saved = await submit(tableOf(dept), crud.submit, input, transactionContext(context, sql));
    await sql.query(
      `with recursive d as (
           select n.id, case when p.id is null then '0' else p.ancestors || ',' || p.id end as line
           from blade_system_dept n
           left join blade_system_dept p on p.id = n.parent_id
           where n.id = $1
           union all select n.id, d.line || ',' || d.id from blade_system_dept n join d on n.parent_id = d.id)
         update blade_system_dept
         set ancestors = d.line
         from d
         where d.id = blade_system_dept.id and ancestors is distinct from d.line`,
      [saved.id],
    );
    return saved;
  });
}

/** Answers of 部门（机构）. */
export const handlers = handle(
  dept,
  {
    lazyList: async (input, context) => lazyRows(tableOf(dept), {}, input, context),
    select: async (input, context) => {
      const person = personOf(context);
      const userId = idOrNone(input, 'userId') ?? person.userId;
      if (userId !== person.userId && !isAdministrator(person)) throw new Refusal(403, say`只能查看自己的部门`);
      const q = new ReportQuery(context);
      const requested = idsOrNone(input, 'deptId');
      const held = `select unnest(string_to_array(u.dept_id, ','))
      from blade_user u
      where u.id = ${q.p(userId)}::bigint and u.is_deleted = 0`;
      return q.rows<DeptOption>(
        `select t.id, coalesce(t.parent_id, 0)::text as "parentId", t.dept_name as "deptName",
        coalesce(t.full_name, '') as "fullName"
       from ${q.of(dept)} and t.id::text in (${held})${requested.length > 0 ? ` and ${q.among('t.id', requested)}` : ''}
       order by t.sort, t.id`,
      );
    },
    submit: saveDept,
  },
  {
    ownCalls: {
      movePreview: { call: movePreviewCall, answer: alongWithDepts },
      move: {
        call: moveCall,
        answer: async (input, context) => moveRows({ resource: dept, save: saveDept }, input, context),
      },
      mergePreview: { call: mergePreviewCall, answer: mergePreview },
      merge: {
        call: mergeCall,
        answer: async (input, context) =>
          mergeDepts(
            { save: saveDept, remove: async (id, inner) => remove(tableOf(dept), crud.remove, { ids: id }, inner) },
            input,
            context,
          ),
      },
    },
  },
);
