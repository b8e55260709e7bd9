import { wechatuser } from '@lattice/api/resources/cms/wechatuser';
import { handle } from '../../call/handle.ts';
import { personBalance } from '../../domain/points/post.ts';

/** Answers of 微信用户. */
export const handlers = handle(
  wechatuser,
  {},
  { expressions: { pointsBalance: personBalance('t.phone', 't.tenant_id') } },
);
