import { articlecategory } from '@lattice/api/resources/cms/articlecategory';
import { handle } from '../../call/handle.ts';
import { idOrNone } from '../../call/parameter.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { buildTree } from '../../table/read/tree.ts';

/** Answers of 文章栏目. */
export const handlers = handle(articlecategory, {
  getTreeList: async (input, context) => {
    const q = new ReportQuery(context);
    const rows = await q.rows<{ id: string; parentId: string; title: string }>(
      `select t.id, coalesce(t.pcategory_id, 0)::text as "parentId", t.category_name as title
        from ${q.of(articlecategory)}
        order by t.sort nulls last, t.id`,
    );
    const nodes = rows.map((row) => ({ ...row, key: row.id, value: row.id }));
    const top = buildTree<(typeof nodes)[number] & { children?: typeof nodes }>(nodes);
    const parent = idOrNone(input, 'pcategoryId');
    if (parent === null || parent === '0') return top;
    return (
      nodes.find(
        (node): node is (typeof nodes)[number] & { children?: typeof nodes } =>
          node.id === parent && 'children' in node,
      )?.children ?? []
    );
  },
});
