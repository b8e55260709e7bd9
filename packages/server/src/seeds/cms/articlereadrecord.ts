import type { Seed } from '../../town/Seed.ts';
import { idOf } from '../../town/idOf.ts';
import { articles, readsOf } from '../../town/records/press.ts';

/** Start data of 文章阅读记录 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    articles(town)
      .flatMap((one) => readsOf(town, one))
      .map(({ article, reader, time, seconds, channel }, n) => ({
        id: idOf('cms/articlereadrecord', n),
        articleId: article.id,
        articleTitle: article.title,
        wechatUserId: reader.id,
        nickName: reader.nick,
        channel,
        readTime: time,
        readSeconds: seconds,
        isFinished: seconds > 45 ? 1 : 0,
        griddingId: reader.person.grid.id,
        ip: `10.${40 + (n % 20)}.${n % 250}.${(n * 7) % 250}`,
        createTime: time,
        updateTime: time,
      })),
};
