import { useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { useScrolls } from '../Dialog/useScrolls.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { StaleBadge } from '../StaleBadge/StaleBadge.tsx';
import { actions as actionLine, body, foot, head, heading, inside, more, panel } from './Panel.css.ts';

export interface PanelProps {
  /** The question that it answers. */
  title: string;
  /** The way its answer is shown. */
  children: ReactNode;
  /** Whether the panel writes its title; a chart writes its own. Default true. */
  hasHeading?: boolean;
  /** Buttons beside the heading; default none. */
  actions?: ReactNode;
  /** When the answer came; null while none has, which keeps the place of the time. Default: it is not said. */
  asOf?: Date | null;
  /** Whether it could not ask again, so that the answer shown is an old one; default false. */
  isStale?: boolean;
  /** Why there is no answer at all, in words; default none. */
  fault?: string;
  /** Whether the fault is that the person may not see the answer: it is said plainly, asking again is not offered. */
  isRefused?: boolean;
  /** Whether the first answer is still to come; default false. */
  isLoading?: boolean;
  /** Asks again at once. */
  onRetry?: () => void;
  /** Address of the list behind it. */
  href?: string;
  /** What that list is called; default 查看清单. */
  hrefLabel?: string;
  /** Height of its content while nothing has come, in pixels or as a CSS length; default 160. */
  height?: number | string;
  /** Whether its content is at least as high once it has come, so that nothing below it moves; default false. */
  isSteady?: boolean;
  /** The element, for those who watch whether it is in sight. */
  ref?: Ref<HTMLElement>;
}

/** A question and its answer on a scene or a page: it says when the answer is from, keeps the last, and leads on. */
export function Panel({
  title,
  children,
  hasHeading = true,
  actions,
  asOf,
  isStale = false,
  fault,
  isRefused = false,
  isLoading = false,
  onRetry,
  href,
  hrefLabel,
  height = 160,
  isSteady = false,
  ref,
}: PanelProps) {
  const { t } = useLingui();
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(content);
  const again = onRetry && !isRefused && <Button size="small" onPress={onRetry}>{t`重新获取`}</Button>;
  const hasFoot = (asOf !== undefined && fault === undefined) || isStale || href !== undefined;
  return (
    <section
      ref={ref}
      className={panel}
      aria-labelledby={hasHeading ? id : undefined}
      aria-label={hasHeading ? undefined : title}
      data-stale={isStale || undefined}
    >
      {hasHeading && (
        <div className={head}>
          <h2 id={id} className={heading}>
            {title}
          </h2>
          {Boolean(actions) && <div className={actionLine}>{actions}</div>}
        </div>
      )}
      <div
        ref={content}
        className={body}
        data-scrolls={scrolls || undefined}
        {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': title })}
      >
        <div
          className={inside}
          data-whole={!hasHeading || undefined}
          style={isSteady ? { minHeight: height } : undefined}
        >
          {fault !== undefined && <Alert tone={isRefused ? 'info' : 'critical'}>{fault}</Alert>}
          {fault !== undefined && again}
          {fault === undefined && isLoading && <Skeleton count={1} height={height} />}
          {fault === undefined && !isLoading && children}
        </div>
      </div>
      {hasFoot && (
        <div className={foot}>
          <StaleBadge asOf={asOf ?? null} isStale={isStale} />
          {isStale && fault === undefined && again}
          {href !== undefined && (
            <Link href={href} className={more}>
              {hrefLabel ?? t`查看清单`}
              <Icon of={ArrowRight} size="14px" />
            </Link>
          )}
        </div>
      )}
    </section>
  );
}
