import { say } from '../../../../words/say.ts';
import { type SecurityRule, fail, pass } from '../../SecurityRule.ts';

/** Whether passwords can be read on their way from browsers. */
export const rule: SecurityRule = {
  title: say`密码加密传输`,
  remedy: say`启用 HTTPS（TLS_CERT 和 TLS_KEY），或以 PASSWORD_SM2=1 启动服务`,
  judge: async ({ context: { http, settings } }) => {
    if (settings.sm2 === true) return pass(say`密码以 SM2 加密`);
    return http?.request.url.startsWith('https:') === true
      ? pass(say`本次访问使用 HTTPS`)
      : fail(say`本次访问使用 HTTP，密码只有摘要`);
  },
};
