import { topmenu } from '@lattice/api/resources/blade-system/topmenu';
import { handle } from '../../call/handle.ts';
import { idsIn, idsOrNone } from '../../call/parameter.ts';
import { refuseUnknownEntries } from '../../domain/menus/refuseUnknownEntries.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { audit } from '../../table/audit.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { say } from '../../words/say.ts';

/** Answers of 顶部菜单. */
export const handlers = handle(topmenu, {
  grant: async (input, context) => {
    const [ids, menus, q] = [idsIn(input, 'topMenuIds'), idsOrNone(input, 'menuIds'), new ReportQuery(context)];
    const found = await q.rows(`select t.id from ${q.of(topmenu)} and ${q.among('t.id', ids)}`);
    if (found.length !== ids.length) throw new Refusal(400, say`记录不存在或已被删除，请刷新列表`);
    await context.db.tx(async (sql) => {
      await refuseUnknownEntries(sql, menus);
      await sql.query('select id from blade_system_topmenu where id = any($1::bigint[]) order by id for update', [ids]);
      await sql.query('delete from sys_topmenu_menu where topmenu_id = any($1::bigint[])', [ids]);
      await sql.query(
        `insert into sys_topmenu_menu (topmenu_id, menu_id)
          select t, m.id
          from unnest($1::bigint[]) t
          cross join blade_system_menu m
          where m.id = any($2::bigint[]) and m.is_deleted = 0`,
        [ids, menus],
      );
      for (const id of ids)
        await audit(sql, context, {
          action: 'grant',
          path: 'blade-system/topmenu',
          recordId: id,
          changes: { menuIds: { after: menus } },
        });
    });
    return true;
  },
});
