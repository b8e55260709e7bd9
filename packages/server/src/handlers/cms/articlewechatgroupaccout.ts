import { articlewechatgroupaccout } from '@lattice/api/resources/cms/articlewechatgroupaccout';
import { handle } from '../../call/handle.ts';

/** Answers of 公众号. */
export const handlers = handle(
  articlewechatgroupaccout,
  {},
  {
    expressions: {
      monthUsed: `select count(*)::int
          from cms_articlewechatrecord c
          where c.account_id = t.id and c.send_time >= date_trunc('month', now()) and c.is_deleted = 0`,
    },
  },
);
