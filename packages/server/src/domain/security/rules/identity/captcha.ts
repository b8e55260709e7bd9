import { say } from '../../../../words/say.ts';
import { type SecurityRule, fail, pass } from '../../SecurityRule.ts';

/** Whether the server runs as in tests, with a known captcha or wider limits. */
export const rule: SecurityRule = {
  title: say`登录验证码和次数限制有效`,
  remedy: say`启动服务时不要设置 NODE_ENV=test 和 TEST_CAPTCHA`,
  judge: async ({ context: { settings } }) => {
    if (settings.testCaptcha !== undefined) return fail(say`验证码固定，任何人都知道`);
    return settings.test
      ? fail(say`以测试方式运行，登录次数放宽`)
      : pass(say`验证码随机，10 分钟内同一地址最多失败 50 次`);
  },
};
