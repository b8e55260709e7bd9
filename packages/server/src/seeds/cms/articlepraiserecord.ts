import type { Seed } from '../../town/Seed.ts';
import { after } from '../../town/calendar.ts';
import { idOf } from '../../town/idOf.ts';
import { articles, comments, praisesOf } from '../../town/records/press.ts';

/** Start data of 点赞记录 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    [
      ...articles(town)
        .flatMap((one) => praisesOf(town, one))
        .map(({ article, reader, time, channel }) => ({
          targetType: '1',
          articleId: article.id,
          commentId: null,
          articleTitle: article.title,
          wechatUserId: reader.id,
          nickName: reader.nick,
          channel,
          praiseTime: time,
          isCancel: 0,
          createTime: time,
          updateTime: time,
        })),
      ...comments(town).flatMap((comment) =>
        comment.likes.map((reader) => ({
          targetType: '2',
          articleId: comment.article.id,
          commentId: comment.id,
          articleTitle: comment.article.title,
          wechatUserId: reader.id,
          nickName: reader.nick,
          channel: '1',
          praiseTime: after(comment.time, 70),
          isCancel: 0,
          createTime: after(comment.time, 70),
          updateTime: after(comment.time, 70),
        })),
      ),
    ].map((row, n) => ({ id: idOf('cms/articlepraiserecord', n), ...row })),
};
