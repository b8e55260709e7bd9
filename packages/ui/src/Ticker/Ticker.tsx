import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Group } from 'react-aria-components/Group';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { buttons, count, line, text as textStyle, ticker, time as timeStyle } from './Ticker.css.ts';

/** One piece of news. */
export interface TickerItem {
  /** Unique within the ticker. */
  id: string;
  text: string;
  /** When it happened, in words; default not said. */
  time?: string;
  /** Where it is told whole; default nowhere. */
  href?: string;
}

export interface TickerProps {
  /** Name of the ticker, for screen readers. */
  label: string;
  items: readonly TickerItem[];
  /** How long each is shown, in milliseconds; default 6000. */
  pauseMs?: number;
}

const query = '(prefers-reduced-motion: reduce)';
const subscribe = (listener: () => void): (() => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};
const isCalm = (): boolean => matchMedia(query).matches;
/** Nothing moves on a page drawn by a server. */
const isCalmOnServer = (): boolean => true;

/** News one after the other on one line; it stands still under pointer and focus, and for those who want no motion. */
export function Ticker({ label, items, pauseMs = 6000 }: TickerProps) {
  const { t } = useLingui();
  const [at, setAt] = useState(0);
  const isReduced = useSyncExternalStore(subscribe, isCalm, isCalmOnServer);
  /** What the reader chose; until then the setting of the system decides. */
  const [choice, setChoice] = useState<boolean | null>(null);
  const isPaused = choice ?? isReduced;
  const [isHeld, setHeld] = useState(false);
  const total = items.length;
  const place = total === 0 ? 0 : at % total;
  const item = items[place];
  useEffect(() => {
    if (isPaused || isHeld || total < 2) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) setAt((before) => before + 1);
    }, pauseMs);
    return () => clearInterval(timer);
  }, [isPaused, isHeld, total, pauseMs]);
  if (item === undefined) return null;
  const shown = place + 1;
  return (
    <Group
      aria-label={label}
      className={ticker}
      onHoverStart={() => setHeld(true)}
      onHoverEnd={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p key={item.id} className={line}>
        {item.time !== undefined && <span className={timeStyle}>{item.time}</span>}
        {item.href === undefined ? (
          <span className={textStyle}>{item.text}</span>
        ) : (
          <Link href={item.href} className={textStyle}>
            {item.text}
          </Link>
        )}
      </p>
      {total > 1 && (
        <div className={buttons}>
          <span className={count}>{t`${shown} / ${total}`}</span>
          <IconButton size="small" label={t`上一条`} onPress={() => setAt(place + total - 1)}>
            <Icon of={ChevronLeft} />
          </IconButton>
          <IconButton size="small" label={isPaused ? t`继续滚动` : t`停止滚动`} onPress={() => setChoice(!isPaused)}>
            <Icon of={isPaused ? Play : Pause} />
          </IconButton>
          <IconButton size="small" label={t`下一条`} onPress={() => setAt(place + 1)}>
            <Icon of={ChevronRight} />
          </IconButton>
        </div>
      )}
    </Group>
  );
}
