import type { Seed } from '../../town/Seed.ts';
import { after } from '../../town/calendar.ts';
import { officeOf } from '../../town/places/offices.ts';
import { comments } from '../../town/records/press.ts';
import { workerAt } from '../../town/people/staff.ts';

/** Start data of 文章评论 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    comments(town).map((comment) => {
      const auditor = workerAt(officeOf('party').id, 2);
      const isAudited = comment.status !== '0';
      return {
        id: comment.id,
        articleId: comment.article.id,
        articleTitle: comment.article.title,
        parentId: null,
        content: comment.text,
        wechatUserId: comment.reader.id,
        nickName: comment.reader.nick,
        commentTime: comment.time,
        praiseCount: comment.likes.length,
        hitWords: comment.status === '2' ? '广告' : null,
        ip: `10.41.${comment.n % 250}.${(comment.n * 13) % 250}`,
        status: comment.status,
        auditUser: isAudited ? auditor.userId : null,
        auditTime: isAudited ? after(comment.time, 130) : null,
        replyContent: comment.reply ?? null,
        replyTime: comment.reply ? after(comment.time, 300) : null,
        createTime: comment.time,
        updateTime: comment.time,
      };
    }),
};
