import { articlewechatrecord } from '@lattice/api/resources/cms/articlewechatrecord';
import { reportCall } from '@lattice/api/wechat/wechatCalls';
import { handle } from '../../call/handle.ts';
import { massReport } from '../../domain/wechat/massReport.ts';

/** Answers of 微信群发记录: WeChat tells how a mass message was delivered. */
export const handlers = handle(
  articlewechatrecord,
  {},
  { ownCalls: { callback: { call: reportCall, answer: massReport } } },
);
