import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { NativeButton } from '../Button/NativeButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import { fact, facts, number, picture, state, words } from './ErrorState.css.ts';

export interface ErrorStateProps {
  /** What failed. */
  title: string;
  /** Why, and what to do. */
  message: string;
  /** The error's number; default none. */
  code?: number | string;
  /** The number by which support finds it in the log; default none. */
  traceId?: string;
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
  /** Whether it stands in for a whole page, so its title is the first heading; default false. */
  isPage?: boolean;
}

/** What stands where something could not be shown. */
export function ErrorState({ title, message, code, traceId, onRetry, isPage = false }: ErrorStateProps) {
  const { t } = useLingui();
  return (
    <div role="alert" className={state}>
      <span className={picture}>
        <Icon of={TriangleAlert} size={32} />
      </span>
      <Text as={isPage ? 'h1' : 'p'} size="large" weight="medium" className={words}>
        {title}
      </Text>
      <Text as="p" tone="muted" className={words}>
        {message}
      </Text>
      {(code !== undefined || traceId) && (
        <dl className={facts}>
          {code !== undefined && (
            <div className={fact}>
              <dt>
                <Trans>错误码</Trans>
              </dt>
              <dd className={number}>{code}</dd>
            </div>
          )}
          {traceId && (
            <div className={fact}>
              <dt>
                <Trans>追踪号</Trans>
              </dt>
              <dd className={number}>{traceId}</dd>
            </div>
          )}
        </dl>
      )}
      {onRetry && <NativeButton icon={<Icon of={RotateCw} />} onPress={onRetry}>{t`重试`}</NativeButton>}
    </div>
  );
}
