import type { Transport } from '../bind.ts';
import type { Tokens } from '../TokenStore.ts';
import type { StockRules } from './stock/StockRules.ts';

/** Fields of a login or a refresh, named as in dialect A; empty ones are dropped. */
export type Grant = Record<string, string>;

/** Makes the calls of the contract in the way of a stock server. */
export type StockCalls = (send: Transport['send']) => Transport['send'];

/**
 * What differs between the families of BladeX servers: addresses, names of parameters, encoding of passwords, headers.
 */
export interface Dialect {
  name: 'A' | 'B' | 'C';
  token: string;
  captcha: string;
  logout: { method: 'GET' | 'POST'; path: string };
  /** How a password travels; the caller brings the encoder. */
  password: 'md5' | 'sm2' | 'plain';
  /** Public name and secret of the client, sent as Basic authorisation. */
  client: { id: string; secret: string };
  /** Headers of every call besides authorisation. */
  headers: Readonly<Record<string, string>>;
  /** Parameters of the token call. */
  grant(fields: Grant): Grant;
  /** Reads the answer of the token call; a failure is read before. */
  readTokens(body: Record<string, unknown>): Tokens;
  /** Address of a call on this family of servers. */
  path(path: string): string;
  /** What a stock server of the family does otherwise than ours, loaded once such a server has answered. */
  stock(): Promise<StockRules>;
}
