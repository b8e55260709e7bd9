import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { alert, body, mark, tones } from './Alert.css.ts';

export interface AlertProps {
  /** What it says: what happened, and what to do. */
  children: ReactNode;
  /** How much it matters; default `info`. `critical` interrupts a screen reader, the others wait. */
  tone?: 'info' | 'success' | 'warning' | 'critical';
  /** A short first line; default none. */
  title?: string;
  /** Buttons or links at its end. */
  action?: ReactNode;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, critical: CircleAlert };

/** News in the flow of the page, with icon and words. */
export function Alert({ children, tone = 'info', title, action }: AlertProps) {
  return (
    <div role={tone === 'critical' ? 'alert' : 'status'} className={`${alert} ${tones[tone]}`}>
      <span className={mark[tone]}>
        <Icon of={icons[tone]} />
      </span>
      <div className={body}>
        {title && <strong>{title}</strong>}
        <div>{children}</div>
      </div>
      {action}
    </div>
  );
}
