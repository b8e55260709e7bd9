import type { Account } from './account.ts';

/** What the token reply and `user-info` say of a person, named as on the wire. */
export const claimsOf = (account: Account, roles: readonly string[]): Record<string, string> => ({
  tenant_id: account.tenantId,
  user_id: account.userId,
  dept_id: account.deptId,
  post_id: account.postId,
  role_id: account.roleId,
  oauth_id: account.oauthId,
  account: account.account,
  user_name: account.account,
  nick_name: account.name,
  real_name: account.realName,
  role_name: roles.join(','),
  avatar: account.avatar,
});
