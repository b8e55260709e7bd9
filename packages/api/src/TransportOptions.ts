import type { Dialect } from './dialects/Dialect.ts';
import type { Lock } from './session.ts';
import type { TokenStore } from './TokenStore.ts';

/** What a transport needs. */
export interface TransportOptions {
  /** Address under which `/api` stands, such as '' for the page's own server. */
  base: string;
  /** Family of the server. */
  dialect: Dialect;
  /** Where the tokens stay; in memory by default. */
  store?: TokenStore;
  /** Tenant for which people sign in until another is found; default 000000. */
  tenantId?: string;
  /** True where a stock server lets people work as one of their departments and roles. */
  switchMode?: boolean;
  /** Language of the people, sent as `Accept-Language`; default zh-CN. */
  language?(): string;
  /** True where the server is ours and keeps the refresh token in a cookie that scripts cannot read. */
  sealed?: boolean;
  /** The session ended: tokens are forgotten already. Called once for a storm of answers. */
  onSignedOut?(): void;
  /** The server has no licence (code 5000). */
  onUnlicensed?(): void;
  /** Addresses of a stock server's menu that stand for pages of the application, besides those of the dialect. */
  menus?: Readonly<Record<string, string>>;
  /** The screen of this session was locked (code 423); the session stays. */
  onLocked?(): void;
  /**
   * What is grave needs a fresh one-time code (code 428): asks for it, and tells whether it was given, so that the call
   * is made again.
   */
  onUnproven?(): Promise<boolean>;
  /** A call was done, and its message tells something besides; only our own server does so. */
  onNotice?(message: string): void;
  lock?: Lock;
  fetch?: typeof globalThis.fetch;
}
