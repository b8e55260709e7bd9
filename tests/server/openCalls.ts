/** Addresses of calls, which are named behind the path of their definition. */
const callsOf = (byPath: Readonly<Record<string, string>>): string[] =>
  Object.entries(byPath).flatMap(([path, calls]) => calls.split(' ').map((call) => `${path}/${call}`));

/** Calls that anybody may make, also without a session. */
export const anonymousCalls: readonly string[] = callsOf({
  'blade-auth/oauth': 'captcha render token',
  'blade-auth/oauth/sms': 'send-validate',
  'blade-desk/inbox': 'stream',
  'blade-system/tenant': 'info',
  'cms/articlewechatrecord': 'callback',
  'krd/license': 'getLicenseInfo uploadLicense',
  'project/thrid': 'picture media',
  'project/volunteActivities': 'guestActivity guestStep',
  'psychological/appletscale': 'guestAnswer guestBegin guestFinish guestOpen guestSheet',
});

/** Calls that any session may make: one's own session and account, and what every screen needs. */
export const sessionCalls: readonly string[] = callsOf({
  'blade-auth/oauth': 'logout user-info lock unlock',
  'blade-auth/second-factor': 'state begin confirm prove drop',
  'blade-auth/session': 'list end display',
  'blade-auth/view-as': 'end',
  'blade-desk/dashboard': 'info todos overview',
  'blade-desk/inbox': 'list content confirm read close-banner ticket stream',
  'blade-desk/setting': 'detail submit favourites',
  'systemset/baseMap': 'offered',
  'dispatch/recorddispatch': 'joinMeeting declineMeeting callToMeeting endMeeting meetingRings recordMeeting',
  'blade-desk/process/leave': 'start-process detail days',
  'blade-flow/process': 'model-view history-flow-list form business of-record',
  'blade-flow/work': 'start-list claim-list todo-list send-list done-list claim-task complete-task',
  'blade-flow/task': 'actions return-task withdraw delegate add-signers remove-signers urge',
  'blade-resource/oss/endpoint': 'put-file-attach',
  'blade-system/dept': 'list detail tree lazy-tree lazy-list select',
  'blade-system/dict-biz': 'tree dictionary',
  'blade-system/dict': 'tree dictionary dictionary-tree',
  'blade-system/menu': 'routes buttons top-menu',
  'blade-system/region': 'lazy-tree list totals detail',
  'blade-system/role': 'select',
  'blade-user': 'update-password info update-info user-list',
  'project/thrid': 'meteorology',
  'psychological/appletanswerrecord': 'offered begin sheet answer finish',
  'systemset/AppVersionParameter': 'newest',
  visualization: 'searchWorkBench',
});

/** Definitions whose permissions nobody can be granted: only `administrator` calls them. */
export const administratorsAlone: readonly string[] = ['blade-auth/oauth', 'krd/license'];
