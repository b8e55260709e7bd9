/** English of what the server says of accounts, passwords, tenants and the licence. */
export const accounts: Readonly<Record<string, string>> = {
  '租户编号已用完，请联系平台管理员': 'All tenant ids are used up. Contact the administrator of the platform',
  '新密码过于常见或与账号相同，容易被猜到，请换一个':
    'The new password is too common, or the same as the account, and easily guessed. Choose another',
  '新密码至少 {0} 位': 'The new password needs at least {0} characters',
  '新密码应含有大写字母、小写字母、数字、符号中的至少三种':
    'The new password needs at least three of these: capital letters, small letters, digits, symbols',
  '一次最多重置 50 个账号的密码，请分批选择': 'At most 50 passwords can be reset at once. Choose fewer accounts',
  '请输入正确的确认密码!': 'The two new passwords differ. Enter the same one twice',
  '原密码不正确!': 'The old password is wrong',
  新密码不能与原密码相同: 'The new password must differ from the old one',
  '新密码不能与最近 5 次用过的密码相同': 'The new password must differ from the last 5 that were used',
  密码不能少于6个字: 'The password needs at least 6 characters',
  '当前租户已达到最大用户数量!': 'This tenant has as many users as it may have',
  '当前租户授权已到期，不能新增用户': 'The licence of this tenant has expired, so no user can be added',
  '不能删除本账号!': 'You cannot delete your own account',
  租户ID未找到: 'There is no tenant with this id',
  '租户不存在或已被删除，请刷新列表': 'The tenant does not exist or was deleted. Refresh the list',
  只有管理租户可以维护租户: 'Tenants are looked after by the managing tenant only',
  '不可删除管理租户!': 'The managing tenant cannot be deleted',
  '会话不存在或已经结束，请刷新列表': 'The session does not exist or has ended. Refresh the list',
  '系统未授权，请联系管理员完成授权': 'The system has no licence. Ask an administrator for one',
  '授权文件无效：签名不正确或内容被改动，请重新获取授权文件':
    'The licence file is not valid: its signature is wrong or it was changed. Get a new one',
  '授权文件不属于本机：机器码不一致，请用本机的机器码申请':
    'The licence file is for another machine. Request one with the machine code of this server',
  '授权文件已于 {0} 到期，请申请新的授权': 'The licence file expired on {0}. Request a new one',
  '请用名为 file 的字段上传授权文件': 'Upload the licence file in a field named file',
  '授权文件不能超过 20 KB': 'The licence file must not be larger than 20 KB',
};
