import { crud } from '@lattice/api/call';
import { articlewechatmenu } from '@lattice/api/resources/cms/articlewechatmenu';
import { publishedCall } from '@lattice/api/wechat/wechatCalls';
import { publishedMenu } from '../../domain/wechat/publishedMenu.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { handle } from '../../call/handle.ts';
import { idIn, idOrNone } from '../../call/parameter.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { buildTree } from '../../table/read/tree.ts';
import { submit } from '../../table/write/submit.ts';
import { tableOf } from '../../table/table.ts';
import { forgetSync, syncMenus } from '../../domain/wechat/syncMenus.ts';

/** Answers of 公众号菜单. */
export const handlers = handle(
  articlewechatmenu,
  {
    submit: async (input: Readonly<Record<string, unknown>>, context) =>
      context.db.tx(async (sql) => {
        const known = idOrNone(input, 'id');
        const { rows } = await sql.query<{ rev: number }>(
          'select rev from cms_articlewechatmenu where id = $1 for update',
          [known],
        );
        const saved = await submit(tableOf(articlewechatmenu), crud.submit, input, transactionContext(context, sql));
        if (known === null || rows[0]?.rev === saved.rev) return saved;
        await forgetSync(sql, saved.id);
        return saved;
      }),
    getTreeList: async (input, context) => {
      const q = new ReportQuery(context);
      const account = idOrNone(input, 'accountId');
      const rows = await q.rows<{ id: string; parentId: string; title: string }>(
        `select t.id, coalesce(t.parent_id, 0)::text as "parentId", t.menu_name as title
        from ${q.of(articlewechatmenu)}${account === null ? '' : ` and t.account_id = ${q.p(account)}`}
        order by t.sort nulls last, t.id`,
      );
      return buildTree(rows.map((row) => ({ ...row, key: row.id, value: row.id })));
    },
    syncMenu: async (input, context) => syncMenus(idIn(input, 'accountId'), context),
  },
  {
    ownCalls: {
      published: {
        call: publishedCall,
        answer: async (input: Readonly<Record<string, unknown>>, context) =>
          publishedMenu(idIn(input, 'accountId'), context),
      },
    },
  },
);
