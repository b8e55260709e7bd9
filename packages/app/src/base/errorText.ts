import { ApiError, UNKNOWN_ERROR } from '@lattice/api/ApiError';
import { t } from '@lingui/core/macro';

/**
 * What a failed call says to the person, in the language shown: the server's words, or why it gave none; `fallback`
 * where neither is known, default 未知错误.
 */
export function errorText(error: unknown, fallback?: string): string {
  if (!(error instanceof ApiError))
    return error instanceof Error && error.message !== '' ? error.message : t`操作没有完成，请重试。`;
  if (error.reason === 'timeout') return t`服务器长时间没有应答，请稍后重试。`;
  if (error.reason === 'unavailable') return t`服务暂时不可用，请稍后重试。`;
  if (error.reason === 'aborted') return t`请求已取消。`;
  if (error.code === 0) return t`无法连接服务器，请检查网络后重试。`;
  return error.message === UNKNOWN_ERROR ? (fallback ?? t`未知错误`) : error.message;
}
