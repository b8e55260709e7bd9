import type { HttpContext } from '../call/HttpContext.ts';
import { sha256Hex, sign } from '../crypto/digest.ts';
import { cookieOf, setCookie } from '../session/hostCookie.ts';
import { randomToken } from '../crypto/random.ts';
import { serverSecret } from '../crypto/secret.ts';

/** Seconds for which somebody may stay at the other service. */
const SECONDS = 600;
const COOKIE = 'lattice-login';
const FORM = /^([\w-]{43})\.(\d{10})\.([a-z0-9-]{1,20})\.(\d{1,12})\.([\w-]{43})$/;

/** What is known of a sign-in that went by another service. */
export interface LoginState {
  source: string;
  tenantId: string;
  /** Proves to the service that code and question come from the same place (PKCE). */
  verifier: string;
}

const mac = (secret: string, parts: readonly string[], browser: string) =>
  sign(secret, `state ${parts.join('.')} ${sha256Hex(browser)}`);

/** The PKCE verifier of a state: only this server can make it. */
const verifierOf = (secret: string, state: string) => sign(secret, `verifier ${state}`);

/**
 * Makes the state with which a browser is sent to another service, bound to that browser by a cookie; nothing is
 * stored.
 */
export async function issueState(
  { db, http, now }: HttpContext,
  source: string,
  tenantId: string,
): Promise<{ state: string; verifier: string }> {
  const secret = await serverSecret(db);
  const before = cookieOf(http.request, COOKIE);
  const browser = /^[\w-]{43}$/.test(before) ? before : randomToken();
  http.replyHeaders.append('Set-Cookie', setCookie(http.request, COOKIE, browser, SECONDS));
  const parts = [randomToken(), String(Math.floor(now().getTime() / 1000) + SECONDS), source, tenantId];
  const state = [...parts, mac(secret, parts, browser)].join('.');
  return { state, verifier: verifierOf(secret, state) };
}

/**
 * Takes a state that came back: of this server, from the same browser, in time, and for the first time; null otherwise.
 */
export async function takeState({ db, http, now }: HttpContext, state: string): Promise<LoginState | null> {
  const parts = FORM.exec(state);
  if (parts === null) return null;
  const [, random = '', until = '', source = '', tenantId = '', given = ''] = parts;
  const secret = await serverSecret(db);
  const browser = cookieOf(http.request, COOKIE);
  if (
    browser === '' ||
    given !== mac(secret, [random, until, source, tenantId], browser) ||
    Number(until) * 1000 <= now().getTime()
  )
    return null;
  const { count } = await db.query(
    'insert into sys_used_state (hash, expires) values ($1, to_timestamp($2::double precision)) on conflict do nothing',
    [sha256Hex(state), Number(until)],
  );
  return count === 1 ? { source, tenantId, verifier: verifierOf(secret, state) } : null;
}
