import { useLingui } from '@lingui/react/macro';
import { Ban, CircleAlert, CircleCheck, Clock, LoaderCircle, RotateCw, X } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { Progress } from '../Progress/Progress.tsx';
import { isOpen, type Task } from './Task.ts';
import { label as labelStyle, line, mark, message as messageStyle, row, state as stateStyle } from './TaskTray.css.ts';

const icons = { waiting: Clock, running: LoaderCircle, done: CircleCheck, failed: CircleAlert, cancelled: Ban };

export interface TaskRowProps {
  /** The task. */
  task: Task;
  /** Cancels it. */
  onCancel?: (id: string) => void;
  /** Starts a failed one again. */
  onRetry?: (id: string) => void;
  /** Removes a finished one from the tray. */
  onDismiss?: (id: string) => void;
}

/** One task: how it stands, and what can be done about it. */
export function TaskRow({ task, onCancel, onRetry, onDismiss }: TaskRowProps) {
  const { t } = useLingui();
  const { id, label, state, progress, message, canCancel = false, href, resultLabel } = task;
  const words = { waiting: t`排队中`, running: t`进行中`, done: t`已完成`, failed: t`失败`, cancelled: t`已取消` };
  return (
    <li className={row}>
      <div className={line}>
        <span className={mark[state]}>
          <Icon of={icons[state]} />
        </span>
        <span className={labelStyle}>{label}</span>
        <span className={stateStyle}>{words[state]}</span>
        {isOpen(task) && canCancel && onCancel && (
          <Button
            size="small"
            variant="quiet"
            aria-label={t`取消 ${label}`}
            onPress={() => onCancel(id)}
          >{t`取消`}</Button>
        )}
        {state === 'failed' && onRetry && (
          <IconButton size="small" label={t`重试 ${label}`} onPress={() => onRetry(id)}>
            <Icon of={RotateCw} />
          </IconButton>
        )}
        {!isOpen(task) && onDismiss && (
          <IconButton size="small" label={t`移除 ${label}`} onPress={() => onDismiss(id)}>
            <Icon of={X} />
          </IconButton>
        )}
      </div>
      {state === 'running' && <Progress label={label} value={progress} isBare />}
      {message && (
        <span className={messageStyle} data-failed={state === 'failed' || undefined}>
          {message}
        </span>
      )}
      {state === 'done' && href && (
        <span>
          <Link href={href}>{resultLabel ?? t`下载结果`}</Link>
        </span>
      )}
    </li>
  );
}
