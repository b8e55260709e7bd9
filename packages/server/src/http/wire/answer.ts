import type { Issue } from '@lattice/api/rules';
import { BareRefusal } from '../../errors/BareRefusal.ts';
import type { Context } from '../../call/Context.ts';
import type { Settings } from '../../call/Settings.ts';
import { DatabaseError } from '../../db/DatabaseError.ts';
import { Refusal } from '../../errors/Refusal.ts';
import type { Language } from '../../words/Language.ts';
import { localize } from '../../words/localize.ts';
import { type MessageDescriptor, say } from '../../words/say.ts';

/** Codes of values that a database cannot read: the caller's fault, not ours. */
const UNREADABLE = new Set(['22P02', '22003', '22007', '22008', '22021', '22001', '23514']);
/** Codes of a database that is busy, cut off or gone. */
const AWAY = new Set([
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  '53300',
  '40001',
  '40P01',
  '55P03',
]);

const respond = (status: number, json: string, headers?: Headers): Response => {
  const response = new Response(json, { status, headers: { 'Content-Type': 'application/json' } });
  headers?.forEach((value, key) => response.headers.append(key, value));
  response.headers.set('Cache-Control', 'no-store');
  return response;
};

/** Turns the JSON of an answer into what leaves the server. */
type Signing = (json: string) => Promise<string>;

/**
 * The envelope of a success; its message carries the notices of the call, and the header `Lattice-Notice` says that
 * there are some.
 */
export async function succeed(
  data: unknown,
  { language, replyHeaders, notices }: Pick<Context, 'language' | 'notices'> & { replyHeaders: Headers },
  sign: Signing,
): Promise<Response> {
  const said = notices.reduce((before, notice) => say`${before}；${notice}`, say`操作成功`);
  if (notices.length > 0) replyHeaders.set('Lattice-Notice', '1');
  const body = { code: 200, success: true, data, msg: localize(said, language) };
  return respond(200, await sign(JSON.stringify(body)), replyHeaders);
}

/** An answer without the envelope. */
export const bare = async (body: unknown, headers: Headers, sign: Signing): Promise<Response> =>
  respond(200, await sign(JSON.stringify(body)), headers);

const envelope = (code: number, msg: string, traceId: string, settings: Settings, data: unknown = null): Response => {
  const stock = settings.quirks && code === 403 ? 401 : code;
  const status = stock > 599 || (settings.quirks && (stock === 400 || stock === 409)) ? 200 : stock;
  return respond(status, JSON.stringify({ code: stock, success: false, data, msg, traceId }));
};

/** An issue with its words in a language, as the wire carries it. */
const issueIn = (language: Language, { field, rule, params, part }: Issue<MessageDescriptor>): Issue => ({
  field,
  rule,
  ...(params && {
    params: Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'object' ? localize(value, language) : value,
      ]),
    ),
  }),
  ...(part && { part: issueIn(language, part) }),
});

const asRefusal = (error: unknown): Refusal | null => {
  if (error instanceof Refusal) return error;
  if (!(error instanceof DatabaseError)) return null;
  if (UNREADABLE.has(error.code)) return new Refusal(400, say`参数中含有不能识别的值，请检查后重试`);
  return AWAY.has(error.code) ? new Refusal(503, say`数据库暂时不可用，请稍后重试`) : null;
};

/** To whom a failure is told, and where what is not for people is logged. */
export interface Listener {
  language: Language;
  traceId: string;
  settings: Settings;
  log(line: string): void;
}

/**
 * The answer to a call that failed: a refusal says its reason, anything else is logged under the trace number and says
 * only that.
 */
export function fail(error: unknown, { language, traceId, settings, log }: Listener): Response {
  if (error instanceof BareRefusal)
    return respond(error.status, JSON.stringify(error.body(localize(error.words, language))), error.headers);
  const refusal = asRefusal(error);
  if (refusal !== null)
    return envelope(
      refusal.code,
      localize(refusal.words, language),
      traceId,
      settings,
      refusal.issues.length > 0 ? { issues: refusal.issues.map((issue) => issueIn(language, issue)) } : null,
    );
  log(
    `${traceId} ${error instanceof Error ? (error.stack ?? error.message) : 'unknown failure'}`.replaceAll(
      /[\r\n]+/g,
      ' | ',
    ),
  );
  return envelope(500, localize(say`服务器异常，请把编号 ${traceId} 告诉管理员`, language), traceId, settings);
}
