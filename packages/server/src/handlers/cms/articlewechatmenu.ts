import { articlewechatmenu } from '@lattice/api/resources/cms/articlewechatmenu';
import { handle } from '../../handle.ts';
import { idIn, idOrNone } from '../../parameter.ts';
import { Question } from '../../table/Question.ts';
import { nest } from '../../table/read.ts';
import { syncMenus } from '../../wechat/syncMenus.ts';

/** Answers of 公众号菜单. */
export const handlers = handle(articlewechatmenu, {
  getTreeList: async (input, context) => {
    const q = new Question(context);
    const account = idOrNone(input, 'accountId');
    const rows = await q.rows<{ id: string; parentId: string; title: string }>(
      `select t.id, coalesce(t.parent_id, 0)::text as "parentId", t.menu_name as title from ${q.of(articlewechatmenu)}${account === null ? '' : ` and t.account_id = ${q.p(account)}`} order by t.sort nulls last, t.id`,
    );
    return nest(rows.map((row) => ({ ...row, key: row.id, value: row.id })));
  },
  syncMenu: async (input, context) => syncMenus(idIn(input, 'accountId'), context),
});
