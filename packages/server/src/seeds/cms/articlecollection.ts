import type { Seed } from '../../town/Seed.ts';
import { after } from '../../town/calendar.ts';
import { idOf } from '../../town/idOf.ts';
import { articles, readsOf } from '../../town/records/press.ts';

/** Start data of 文章收藏 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    articles(town)
      .flatMap((one) => readsOf(town, one).filter((_, i) => i % 11 === 2))
      .map(({ article, reader, time, channel }, n) => ({
        id: idOf('cms/articlecollection', n),
        articleId: article.id,
        articleTitle: article.title,
        categoryId: idOf('cms/articlecategory', article.column),
        wechatUserId: reader.id,
        nickName: reader.nick,
        channel,
        collectTime: after(time, 2),
        createTime: time,
        updateTime: time,
      })),
};
