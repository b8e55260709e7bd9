import type { Resource } from '@lattice/api/resource';
import type { Database } from './db/Database.ts';
import type { FileStore } from './files/FileStore.ts';

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
  /** Key of the session's row. */
  sessionId: string;
  /** Only the change of password is open until the password is changed. */
  mustChangePassword: boolean;
}

/** Settings of a server that do not change while it runs. */
export interface Settings {
  /** Answers with the stock server's quirks. */
  quirks: boolean;
  /** This captcha answer is always drawn; for tests alone. */
  testCaptcha?: string;
  /** True under `NODE_ENV=test`: wider limits on logins. */
  test: boolean;
}

/** What every handler is given. */
export interface Context {
  db: Database;
  files: FileStore;
  settings: Settings;
  /** All definitions by path. */
  resources: ReadonlyMap<string, Resource>;
  /** Expressions of computed fields by path and field, over a row named `t`. */
  expressions: ReadonlyMap<string, Readonly<Record<string, string>>>;
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
}
