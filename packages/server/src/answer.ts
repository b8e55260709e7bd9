import { BareRefusal } from './BareRefusal.ts';
import type { Settings } from './Context.ts';
import { DatabaseError } from './db/DatabaseError.ts';
import { Refusal } from './Refusal.ts';

/** Codes of values that a database cannot read: the caller's fault, not ours. */
const UNREADABLE = new Set(['22P02', '22003', '22007', '22008', '22021', '22001', '23514']);
/** Codes of a database that is busy, cut off or gone. */
const AWAY = new Set(['57014', '57P01', '57P02', '57P03', '08000', '08003', '08006', '53300', '40001', '40P01', '55P03']);

const json = (status: number, body: unknown, headers?: Headers): Response => {
  const response = Response.json(body, { status });
  headers?.forEach((value, key) => response.headers.append(key, value));
  response.headers.set('Cache-Control', 'no-store');
  return response;
};

/** The envelope of a success. */
export const succeed = (data: unknown, headers?: Headers): Response => json(200, { code: 200, success: true, data, msg: '操作成功' }, headers);

/** An answer without the envelope. */
export const bare = (body: unknown, headers?: Headers): Response => json(200, body, headers);

const envelope = (code: number, msg: string, traceId: string, settings: Settings, data: unknown = null): Response => {
  const stock = settings.quirks && code === 403 ? 401 : code;
  const status = stock > 599 || (settings.quirks && (stock === 400 || stock === 409)) ? 200 : stock;
  return json(status, { code: stock, success: false, data, msg, traceId });
};

const asRefusal = (error: unknown): Refusal | null => {
  if (error instanceof Refusal) return error;
  if (!(error instanceof DatabaseError)) return null;
  if (UNREADABLE.has(error.code)) return new Refusal(400, '参数中含有不能识别的值，请检查后重试');
  return AWAY.has(error.code) ? new Refusal(503, '数据库暂时不可用，请稍后重试') : null;
};

/** The answer to a call that failed: a refusal says its reason, anything else is logged under the trace number and says only that. */
export function fail(error: unknown, traceId: string, settings: Settings, log: (line: string) => void): Response {
  if (error instanceof BareRefusal) return json(error.status, error.body, error.headers);
  const refusal = asRefusal(error);
  if (refusal !== null) return envelope(refusal.code, refusal.message, traceId, settings, refusal.issues.length > 0 ? { issues: refusal.issues } : null);
  log(`${traceId} ${error instanceof Error ? (error.stack ?? error.message) : 'unknown failure'}`.replaceAll(/[\r\n]+/g, ' | '));
  return envelope(500, `服务器异常，请把编号 ${traceId} 告诉管理员`, traceId, settings);
}
