import { Button } from '@lattice/ui/Button';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { returnPath } from '../../session/returnPath.ts';
import { ErrorPicture } from './ErrorPicture.tsx';
import { actions, address, heading, page, words } from './errors.css.ts';

/** Props of ErrorPage. */
export interface ErrorPageProps {
  /** Number of the error, drawn large. */
  code: string;
  /** What happened. */
  title: string;
  /** Why, and what to do. */
  children: ReactNode;
  /** Whether another try may succeed; default false. */
  canRetry?: boolean;
}

/** A page that stands in for one that cannot be shown. */
export function ErrorPage({ code, title, children, canRetry = false }: ErrorPageProps) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { from?: unknown } | null };
  const from = returnPath(state?.from);
  return (
    <div className={page}>
      <ErrorPicture code={code} />
      <h1 className={heading}>{title}</h1>
      <p className={words}>{children}</p>
      {from !== '/' && <p className={words}><Trans>地址：</Trans><span className={address}>{from}</span></p>}
      <div className={actions}>
        <Button variant="primary" onPress={() => void navigate('/')}><Trans>回到首页</Trans></Button>
        {canRetry && <Button onPress={() => void navigate(from, { replace: true })}><Trans>再试一次</Trans></Button>}
      </div>
    </div>
  );
}
