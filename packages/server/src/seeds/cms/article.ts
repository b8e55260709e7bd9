import { article } from '@lattice/api/resources/cms/article';
import type { Seed } from '../../town/Seed.ts';
import { after } from '../../town/calendar.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';
import { officeOf } from '../../town/places/offices.ts';
import { articles, praisesOf, readsOf } from '../../town/records/press.ts';
import { spotOf } from '../../town/fill/Spot.ts';
import { workerAt } from '../../town/people/staff.ts';
import { pictureOf } from '../../town/texts.ts';

/** Start data of 文章 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    articles(town).map((one) => {
      const spot = spotOf(town, 'cms/article', one.n);
      const reviewer = workerAt(officeOf('party').id);
      const isAudited = ['2', '3', '4'].includes(one.status);
      return completeRow(
        article,
        {
          id: one.id,
          title: one.title,
          subtitle: null,
          categoryId: idOf('cms/articlecategory', one.column),
          articleType: '1',
          cover: pictureOf('cover', one.n),
          summary: one.summary,
          content: one.content,
          author: one.author.name,
          articleSource: one.author.deptName,
          keywords: one.keywords,
          deptId: one.author.deptId,
          griddingIds: null,
          activityTime: null,
          isTop: one.n % 30 === 3 ? 1 : 0,
          allowComment: 1,
          publishTime: one.published ?? null,
          viewCount: readsOf(town, one).length,
          praiseCount: praisesOf(town, one).length,
          status: one.status,
          auditUser: isAudited ? reviewer.userId : null,
          auditTime: isAudited ? after(one.written, 200) : null,
          auditRemark: one.status === '3' ? '请核对活动时间和人数。' : null,
          createTime: one.written,
          updateTime: one.published ?? one.written,
          createUser: one.author.userId,
          createDept: one.author.deptId,
        },
        spot,
      );
    }),
};
