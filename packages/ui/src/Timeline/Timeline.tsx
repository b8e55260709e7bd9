import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { Tone } from '../theme/tones.ts';
import { body, dot, head, mark, step, time as timeStyle, timeline, title as titleStyle } from './Timeline.css.ts';

/** One step of a course of events. */
export interface TimelineItem {
  /** Tells the steps apart. */
  id: string;
  /** What happened, and who did it. */
  title: ReactNode;
  /** When, as it is read; default none. */
  time?: string;
  /** When, for machines: `yyyy-MM-dd` or with ` HH:mm:ss`. */
  dateTime?: string;
  /** What was said about it. */
  content?: ReactNode;
  /** The icon of its mark; default a dot. */
  icon?: LucideIcon;
  /** The colour of its mark; default `neutral`. The title says it too. */
  tone?: Tone;
  /** Whether this is where things stand now; default false. */
  isCurrent?: boolean;
}

export interface TimelineProps {
  /** Its name for screen readers. */
  label: string;
  /** The steps, top to bottom. */
  items: readonly TimelineItem[];
}

/** What happened, step by step. */
export function Timeline({ label, items }: TimelineProps) {
  return (
    <ol className={timeline} aria-label={label}>
      {items.map(({ id, title, time, dateTime, content, icon, tone = 'neutral', isCurrent }) => (
        <li key={id} className={step} aria-current={isCurrent ? 'step' : undefined}>
          <span className={mark[tone]}>{icon ? <Icon of={icon} size={20} /> : <span className={dot} />}</span>
          <div>
            <div className={head}>
              <span className={titleStyle}>{title}</span>
              {time && (
                <time className={timeStyle} dateTime={dateTime}>
                  {time}
                </time>
              )}
            </div>
            {content && <div className={body}>{content}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
