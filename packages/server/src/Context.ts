import type { Resource } from '@lattice/api/resource';
import type { RoleScopes } from './access/scopes.ts';
import type { Database } from './db/Database.ts';
import type { FileStore } from './files/FileStore.ts';
import type { LoginProvider } from './session/LoginProvider.ts';

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
  /** Key of the session's row. */
  sessionId: string;
  /** Only the change of password is open until the password is changed. */
  mustChangePassword: boolean;
  /** The screen is locked: only opening it and leaving are open. */
  isLocked?: boolean;
  /** Name of somebody whom another service knows and who has no account here: only registering and leaving are open. */
  oauthId?: string;
}

/** Settings of a server that do not change while it runs. */
export interface Settings {
  /** Answers with the stock server's quirks. */
  quirks: boolean;
  /** This captcha answer is always drawn; for tests alone. */
  testCaptcha?: string;
  /** True under `NODE_ENV=test`: wider limits on logins. */
  test: boolean;
  /** Answers 5000 until there is a good licence; default false. */
  needsLicence?: boolean;
  /** People may work as one of their departments and roles alone; default false. */
  switchMode?: boolean;
  /** Browsers are told to encrypt passwords by SM2; default false. */
  sm2?: boolean;
  /** A code by short message opens a session; default false. */
  phoneLogin?: boolean;
  /** Other services by which people may sign in; default none. */
  providers?: readonly LoginProvider[];
}

/** SQL of a computed field over a row named `t`; `andSeen` gives the condition, with its ` and `, that keeps the rows of another register to those that the person sees. */
export type Expression = string | ((andSeen: (resource: Resource, alias: string) => string) => string);

/** What every handler is given. */
export interface Context {
  db: Database;
  files: FileStore;
  settings: Settings;
  /** All definitions by path. */
  resources: ReadonlyMap<string, Resource>;
  /** Expressions of computed fields by path and field. */
  expressions: ReadonlyMap<string, Readonly<Record<string, Expression>>>;
  /** Next id. */
  nextId(): string;
  now(): Date;
  request: Request;
  /** Headers that the answer is to carry, such as cookies. */
  replyHeaders: Headers;
  /** Address from which the call came. */
  address: string;
  /** Number under which failures of this call are logged. */
  traceId: string;
  language: 'zh' | 'en';
  /** The person; null on anonymous calls. */
  person: Person | null;
  /** True for the server's own work, which alone makes the moves of `system`. */
  system?: boolean;
}
