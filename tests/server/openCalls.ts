/** Calls that anybody may make, also without a session. */
export const anonymousCalls: readonly string[] = [
  'blade-auth/oauth/captcha', 'blade-auth/oauth/render', 'blade-auth/oauth/sms/send-validate', 'blade-auth/oauth/token', 'blade-desk/inbox/stream', 'blade-system/tenant/info', 'krd/license/getLicenseInfo', 'krd/license/uploadLicense',
];

/** Calls that any session may make: one's own session and account, and what every screen needs. */
export const sessionCalls: readonly string[] = [
  'blade-auth/oauth/logout', 'blade-auth/oauth/user-info', 'blade-auth/oauth/clear-cache', 'blade-auth/oauth/lock', 'blade-auth/oauth/unlock', 'blade-auth/session/list', 'blade-auth/session/end',
  'blade-desk/dashboard/info', 'blade-desk/inbox/list', 'blade-desk/inbox/content', 'blade-desk/inbox/read', 'blade-desk/inbox/ticket', 'blade-desk/inbox/stream', 'blade-desk/setting/detail', 'blade-desk/setting/submit',
  'blade-desk/process/leave/start-process', 'blade-desk/process/leave/detail', 'blade-flow/process/model-view', 'blade-flow/process/history-flow-list', 'blade-flow/process/form', 'blade-flow/process/business',
  'blade-flow/work/start-list', 'blade-flow/work/claim-list', 'blade-flow/work/todo-list', 'blade-flow/work/send-list', 'blade-flow/work/done-list', 'blade-flow/work/claim-task', 'blade-flow/work/complete-task',
  'blade-flow/task/actions', 'blade-flow/task/return-task', 'blade-flow/task/withdraw', 'blade-flow/task/delegate', 'blade-flow/task/add-signers', 'blade-flow/task/remove-signers', 'blade-flow/task/urge',
  'blade-resource/oss/endpoint/put-file-attach',
  'blade-system/dept/list', 'blade-system/dept/detail', 'blade-system/dept/tree', 'blade-system/dept/lazy-tree', 'blade-system/dept/lazy-list', 'blade-system/dept/select',
  'blade-system/dict-biz/tree', 'blade-system/dict-biz/dictionary', 'blade-system/dict/tree', 'blade-system/dict/dictionary', 'blade-system/dict/dictionary-tree',
  'blade-system/menu/routes', 'blade-system/menu/buttons', 'blade-system/menu/top-menu', 'blade-system/region/lazy-tree', 'blade-system/region/list', 'blade-system/region/detail', 'blade-system/role/select',
  'blade-user/update-password', 'blade-user/info', 'blade-user/update-info', 'blade-user/user-list', 'project/thrid/meteorology', 'systemset/AppVersionParameter/newest', 'visualization/searchWorkBench',
];

/** Definitions whose permissions nobody can be granted: only `administrator` calls them. */
export const administratorsAlone: readonly string[] = ['krd/license'];
