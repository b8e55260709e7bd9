import { article } from '@lattice/api/resources/cms/article';
import { judgeWords } from '../../domain/articles/judgeWords.ts';
import { publishDue } from '../../domain/articles/publishDue.ts';
import { submitArticle } from '../../domain/articles/submitArticle.ts';
import { gridIn } from '../../domain/grids/gridSubtree.ts';
import { handle } from '../../call/handle.ts';
import { idIn } from '../../call/parameter.ts';
import { list } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';

/** Answers of 文章. */
export const handlers = handle(
  article,
  {
    getPartyActivityList: async (input, context) => {
      const grid = gridIn(input);
      return list(tableOf(article), {}, { descs: 'is_top,activity_time,publish_time' }, context, ({ p }) => {
        const place =
          grid === null
            ? 'true'
            : `(coalesce(t.gridding_ids, '') = ''
            or string_to_array(t.gridding_ids, ',') && array(with recursive g as (select id, parent_id from grid_grid
                where id = ${p(grid)}::bigint union select u.id, u.parent_id from grid_grid u
              join g on u.id = g.parent_id) select id::text from g))`;
        return `t.status = '2' and t.category_id in (select c.id from cms_articlecategory c
          where c.category_type = '5' and c.is_deleted = 0) and ${place}`;
      });
    },
    submit: submitArticle,
    updateArticle: async (input, context) => submitArticle({ ...input, id: idIn(input, 'id') }, context),
  },
  {
    onProcess: async (sql, id, stage, context) => {
      if (stage === 'started') await judgeWords(sql, id, context, true);
    },
    timed: {
      field: 'status',
      moves: [
        {
          from: '6',
          to: '2',
          due: 'coalesce(t.publish_time, $1::timestamptz) <= $1::timestamptz',
          act: publishDue,
        },
      ],
    },
  },
);
