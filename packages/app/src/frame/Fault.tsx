import { Icon } from '@lattice/ui/Icon';
import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { details, fault, heading, picture, words } from './Fault.css.ts';
import { NativeButton } from './NativeButton.tsx';

/** Props of Fault. */
export interface FaultProps {
  /** What failed. */
  title: string;
  /** Why, and what to do. */
  message: string;
  /** The error's number; default none. */
  code?: number;
  /** The number by which support finds it in the log; default none. */
  traceId?: string;
  /** Tries again. */
  onRetry: () => void;
}

/** What stands where something failed; it needs no code that might fail to load as well. */
export function Fault({ title, message, code, traceId, onRetry }: FaultProps) {
  return (
    <div role="alert" className={fault}>
      <span className={picture}><Icon of={TriangleAlert} size={32} /></span>
      <h1 className={heading}>{title}</h1>
      <p className={words}>{message}</p>
      {code !== undefined && <p className={details}><Trans>错误码</Trans> {code}</p>}
      {traceId !== undefined && <p className={details}><Trans>追踪号</Trans> {traceId}</p>}
      <NativeButton onPress={onRetry}><Trans>重试</Trans></NativeButton>
    </div>
  );
}
