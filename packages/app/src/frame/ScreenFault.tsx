import { ApiError } from '@lattice/api/ApiError';

import { useLingui } from '@lingui/react/macro';
import { errorText } from '../errorText.ts';
import { Fault } from './Fault.tsx';
import { ScreenLoadError } from './ScreenLoadError.ts';

/** Props of ScreenFault. */
export interface ScreenFaultProps {
  /** What was thrown. */
  error: unknown;
  /** Tries again. */
  onRetry: () => void;
}

/** What stands where a screen failed. */
export function ScreenFault({ error, onRetry }: ScreenFaultProps) {
  const { t } = useLingui();
  if (error instanceof ScreenLoadError) {
    return <Fault title={t`页面没有加载完成`} message={t`网络中断，或系统刚刚更新。请检查网络后重试。`} onRetry={onRetry} />;
  }
  if (error instanceof ApiError) {
    return <Fault title={t`数据没有加载完成`} message={errorText(error)} {...(error.code !== 0 && { code: error.code })} {...(error.traceId !== undefined && { traceId: error.traceId })} onRetry={onRetry} />;
  }
  return <Fault title={t`页面出错了`} message={t`页面显示时发生错误，其他页面不受影响。请重试；如再次出现，请联系管理员。`} onRetry={onRetry} />;
}
