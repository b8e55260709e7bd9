import { ErrorPage, type ErrorPageProps } from '@lattice/ui/ErrorPage';
import { useLocation } from 'react-router';
import { returnPath } from '../../session/returnPath.ts';
import { useGo } from '../../navigation/Address.tsx';

interface ErrorScreenProps extends Pick<ErrorPageProps, 'code' | 'title' | 'children'> {
  /** Whether another try may succeed; default false. */
  canRetry?: boolean;
}

/** An error page that leads home, and back to the address that was wanted. */
export function ErrorScreen({ canRetry = false, ...page }: ErrorScreenProps) {
  const navigate = useGo();
  const { state } = useLocation() as { state: { from?: unknown } | null };
  const from = returnPath(state?.from);
  return (
    <ErrorPage
      {...page}
      {...(from !== '/' && { address: from })}
      onHome={() => navigate('/')}
      {...(canRetry && { onRetry: () => navigate(from, { replace: true }) })}
    />
  );
}
