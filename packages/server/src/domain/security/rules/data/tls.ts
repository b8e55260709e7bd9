import { say } from '../../../../words/say.ts';
import { type SecurityRule, fail, pass } from '../../SecurityRule.ts';

/** Whether what goes between browser and server can be read on the way. */
export const rule: SecurityRule = {
  title: say`浏览器与服务器之间加密传输`,
  remedy: say`以 TLS_CERT 和 TLS_KEY 启动服务，或在前面放置提供 HTTPS 的代理并设置 TRUST_PROXY`,
  judge: async ({ context: { http } }) =>
    http?.request.url.startsWith('https:') === true ? pass(say`本次访问使用 HTTPS`) : fail(say`本次访问使用 HTTP`),
};
