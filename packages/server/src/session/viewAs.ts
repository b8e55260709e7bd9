import { readTownMoment } from '@lattice/api/townTime';
import type { Person } from '../call/Person.ts';
import type { Sql } from '../db/Database.ts';
import { type Account, accountOf } from './account.ts';
import { grantsOf } from './grants.ts';

/** Minutes for which a person may look as another one. */
export const VIEW_MINUTES = 30;

/** What a session keeps of the person as whom it looks; `viewUntil` is null once it is noted that the time is over. */
export interface ViewRow {
  viewedId: string | null;
  /** Roles of the person when the view began: it is over when they change. */
  viewedRoles: string | null;
  viewUntil: string | null;
}

/** Who looks, as the session tells. */
type Viewer = Pick<Person, 'userId' | 'tenantId' | 'account' | 'realName' | 'sessionId' | 'isLocked'>;

const nothing = { deptId: '', roleIds: [], roles: [], permissions: new Set<string>(), rows: [], apis: [] };

/** The account that a view shows; null once the view is over. */
async function accountViewed(
  sql: Sql,
  { viewedId, viewedRoles, viewUntil }: ViewRow,
  now: Date,
): Promise<Account | null> {
  const until = readTownMoment(viewUntil ?? '');
  if (viewedId === null || until === null || until <= now) return null;
  const account = await accountOf(sql, viewedId);
  return account?.isActive === true && account.roleId === viewedRoles ? account : null;
}

/** The person as whom a session looks, with the one who looks; without any rights once the view is over. */
export async function personViewed(sql: Sql, viewer: Viewer, view: ViewRow, now: Date): Promise<Person> {
  const { userId, account, realName, tenantId, sessionId, isLocked = false } = viewer;
  const shown = await accountViewed(sql, view, now);
  const who = { userId, account, realName, isOver: shown === null };
  const session = { tenantId, sessionId, isLocked, mustChangePassword: false, viewer: who };
  if (shown === null) return { ...session, ...nothing, userId, account, realName };
  return {
    ...session,
    userId: shown.userId,
    account: shown.account,
    realName: shown.realName,
    deptId: shown.deptId.split(',')[0] ?? '',
    ...(await grantsOf(sql, tenantId, shown.roleId, now)),
  };
}

/** As whom a session looks and until when; `account` is null and `until` '' once that is over. Null for no view. */
export async function viewOf(
  sql: Sql,
  sessionId: string,
  now: Date,
): Promise<{ account: Account | null; until: string } | null> {
  const { rows } = await sql.query<ViewRow>(
    `select viewed_id as "viewedId", viewed_roles as "viewedRoles", to_json(view_until) #>> '{}' as "viewUntil"
     from sys_session where id = $1 and viewed_id is not null`,
    [sessionId],
  );
  const [view] = rows;
  if (view === undefined) return null;
  const account = await accountViewed(sql, view, now);
  return { account, until: account === null ? '' : (view.viewUntil ?? '') };
}
