import type { Mandate } from '@lattice/api/resources/blade-system/separation';
import type { RoleScopes } from './RoleScopes.ts';

/** The person behind a call. */
export interface Person {
  userId: string;
  tenantId: string;
  account: string;
  realName: string;
  deptId: string;
  roleIds: readonly string[];
  /** Aliases of the roles; `administrator` may do everything. */
  roles: readonly string[];
  /** Permission codes held through the roles. */
  permissions: ReadonlySet<string>;
  /** What each of the roles sees. */
  rows: readonly RoleScopes[];
  /** Addresses that the roles may call beside what their permissions open. */
  apis: readonly string[];
  /** The person's charge while the three administrators are kept apart, `none` for everybody else. */
  mandate?: Mandate | 'none';
  /** Key of the session's row. */
  sessionId: string;
  /** Only the change of password is open until the password is changed. */
  mustChangePassword: boolean;
  /** The session owes a one-time code, or its person has to set up the second factor first. */
  secondFactor?: 'due' | 'enrol';
  /** When the second factor was last proven in the session, as ISO 8601; undefined where it is off. */
  proven?: string;
  /** The screen is locked: only opening it and leaving are open. */
  isLocked?: boolean;
  /** Who looks as this person and changes nothing; `isOver` once the time is over, when nothing more is shown. */
  viewer?: { userId: string; account: string; realName: string; isOver: boolean };
  /** Addresses of the scenes that a wall shows with this session, which reads their calls and nothing else. */
  display?: readonly string[];
  /** Name of somebody whom another service knows and who has no account here: only registering and leaving are open. */
  oauthId?: string;
}
