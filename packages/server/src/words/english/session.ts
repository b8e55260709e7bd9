/** English of the refusals of signing in; their Chinese is that of the specification of the wire. */
export const session: Readonly<Record<string, string>> = {
  验证码不正确: 'The verification code is wrong',
  用户名或密码错误: 'The account or the password is wrong',
  '账号未启用或尚未通过审核,请联系管理员': 'The account is not enabled or not approved yet. Contact an administrator',
  '租户授权已过期,请联系管理员': 'The licence of the tenant has expired. Contact an administrator',
  未获得用户的角色信息: 'This account has no role. Contact an administrator',
  '登录错误次数过多,请稍后再试（账号已锁定，请在 {0} 分钟后重试，或请管理员解锁）':
    'Too many failed sign-ins: the account is locked. Try again in {0} min, or ask an administrator to unlock it',
  '登录错误次数过多,请稍后再试（请在 {0} 分钟后重试）': 'Too many failed sign-ins. Try again in {0} min',
  只能切换到自己的部门和角色: 'You can switch to your own departments and roles only',
  请求头中无client信息: 'The request names no client that is known',
  不支持的授权类型: 'This way of signing in is not known',
  本系统未配置这种登录方式: 'This way of signing in is not set up here',
  '第三方登录服务没有正确应答，请稍后重试或改用账号登录':
    'The sign-in service did not answer as it should. Try again later, or sign in with your account',
  '登录请求已失效，请回到登录页重新开始': 'This sign-in is no longer good. Go back to the sign-in page and start again',
  '短信发送过于频繁，请在 {0} 秒后重试': 'Messages are asked for too often. Try again in {0} s',
  '短信发送过于频繁，请在 {0} 分钟后重试': 'Messages are asked for too often. Try again in {0} min',
  '短信验证码不正确或已失效，请重新获取': 'The code from the text message is wrong or too old. Get a new one',
  '请求被拒绝：会话只能由本站页面续期': 'Refused: a session can only be renewed by a page of this site',
  '令牌授权已过期,请重新登录': 'Your session has expired. Sign in again',
};
