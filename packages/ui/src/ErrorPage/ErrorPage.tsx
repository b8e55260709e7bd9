import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { actions, heading, page, wanted, words } from './ErrorPage.css.ts';
import { ErrorPicture } from './ErrorPicture.tsx';

export interface ErrorPageProps {
  /** Number of the error, drawn large; 403, 404 and 500 bring their own words. */
  code: 403 | 404 | 500 | (number & {});
  /** What happened; default by the code. */
  title?: string;
  /** Why, and what to do; default by the code. */
  children?: ReactNode;
  /** The address that was wanted; not shown by default. */
  address?: string;
  /** The number by which support finds it in the log; not shown by default. */
  traceId?: string;
  /** Goes to the first page. */
  onHome: () => void;
  /** Tries again, where another try may succeed; no such button by default. */
  onRetry?: () => void;
}

/** A page that stands in for one that cannot be shown. */
export function ErrorPage({ code, title, children, address, traceId, onHome, onRetry }: ErrorPageProps) {
  const { t } = useLingui();
  const known: Record<number, readonly [title: string, advice: string]> = {
    403: [t`没有权限查看此页面`, t`此页面不在您的菜单中。如工作需要，请联系管理员开通后再试。`],
    404: [t`页面不存在`, t`地址可能输入有误，或页面已被移走。请从菜单中选择，或回到首页。`],
    500: [t`服务器出错了`, t`服务器没有完成这次请求，已保存的数据不受影响。请稍后再试；如再次出现，请联系管理员。`],
  };
  const [name, advice] = known[code] ?? [t`页面无法显示`, t`请稍后再试；如再次出现，请联系管理员。`];
  return (
    <div className={page}>
      <ErrorPicture code={String(code)} />
      <h1 className={heading}>{title ?? name}</h1>
      <p className={words}>{children || advice}</p>
      {address !== undefined && (
        <p className={words}>
          <Trans>地址：</Trans>
          <span className={wanted}>{address}</span>
        </p>
      )}
      {traceId !== undefined && (
        <p className={words}>
          <Trans>追踪号</Trans> <span className={wanted}>{traceId}</span>
        </p>
      )}
      <div className={actions}>
        <Button variant="primary" onPress={onHome}>
          <Trans>回到首页</Trans>
        </Button>
        {onRetry && (
          <Button onPress={onRetry}>
            <Trans>再试一次</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
