import { wechatuser } from '@lattice/api/resources/cms/wechatuser';
import { handle } from '../../handle.ts';
import { personBalance } from '../../points/post.ts';

/** Answers of 微信用户. */
export const handlers = handle(wechatuser, {}, { pointsBalance: personBalance('t.phone', 't.tenant_id') });
