import { ApiError } from '@lattice/api/ApiError';
import { ErrorState } from '@lattice/ui/ErrorState';
import { useLingui } from '@lingui/react/macro';
import { errorText } from '../../base/errorText.ts';
import { MissingCode } from './MissingCode.ts';
import { ScreenLoadError } from './ScreenLoadError.ts';
import { faultPlace } from './frame.css.ts';

interface ScreenFaultProps {
  /** What was thrown. */
  error: unknown;
  /** Tries again. */
  onRetry: () => void;
}

/** What stands where a screen failed; it needs no code that might fail to load as well. */
export function ScreenFault({ error, onRetry }: ScreenFaultProps) {
  const { t } = useLingui();
  const words = () => {
    if (error instanceof ScreenLoadError || error instanceof MissingCode)
      return { title: t`页面没有加载完成`, message: t`网络中断，或系统刚刚更新。请检查网络后重试。` };
    if (error instanceof ApiError) {
      const { code, traceId } = error;
      return {
        title: t`数据没有加载完成`,
        message: errorText(error),
        ...(code !== 0 && { code }),
        ...(traceId !== undefined && { traceId }),
      };
    }
    return {
      title: t`页面出错了`,
      message: t`页面显示时发生错误，其他页面不受影响。请重试；如再次出现，请联系管理员。`,
    };
  };
  return (
    <div className={faultPlace}>
      <ErrorState {...words()} isPage onRetry={onRetry} />
    </div>
  );
}
