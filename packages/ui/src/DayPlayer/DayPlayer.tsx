import { townZone } from '@lattice/api/townTime';
import { useLingui } from '@lingui/react/macro';
import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useMemo, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Select } from '../Select/Select.tsx';
import { useClock } from '../TrackPlayer/useClock.ts';
import * as css from './DayPlayer.css.ts';
import { type RecordedSpan, nearStart, spanAt } from './spans.ts';

export type { RecordedSpan } from './spans.ts';

export interface DayPlayerProps {
  /** What is played, for screen readers. */
  label: string;
  /** Beginning and end of the day, in ms since 1970. */
  from: number;
  to: number;
  /** What was recorded; keep it the same array between renders. */
  spans: readonly RecordedSpan[];
  /** Draws the picture of the moment that `now` gives. */
  children: (now: () => number) => ReactNode;
}

const SPEEDS = [1, 2, 4, 8, 16] as const;
const MINUTE = 60_000;
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -MINUTE,
  ArrowRight: MINUTE,
  PageUp: -60 * MINUTE,
  PageDown: 60 * MINUTE,
};

/** A day of recordings: a line to seek on by press or keys, played at 1 to 16 times the speed. */
export function DayPlayer({ label, from, to, spans, children }: DayPlayerProps) {
  const { t, i18n } = useLingui();
  const [speed, setSpeed] = useState('1');
  const clock = useClock(from, to, Number(speed), spans[0]?.from ?? from);
  const words = useMemo(
    () => new Intl.DateTimeFormat(i18n.locale, { timeStyle: 'medium', timeZone: townZone(), hour12: false }),
    [i18n.locale],
  );
  const share = (time: number) => `${Math.min(100, Math.max(0, ((time - from) / (to - from)) * 100))}%`;
  const shown = words.format(clock.time);
  const isRecorded = spanAt(spans, clock.time) !== undefined;
  const press = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    clock.seek(from + ((event.clientX - left) / width) * (to - from));
  };
  const key = (event: KeyboardEvent) => {
    const target = { Home: from, End: to - MINUTE }[event.key] ?? clock.time + (STEPS[event.key] ?? 0);
    if (target === clock.time) return;
    event.preventDefault();
    clock.seek(target);
  };
  const jump = (way: 'next' | 'last') => {
    const target = nearStart(spans, clock.time, way);
    if (target !== undefined) clock.seek(target);
  };
  return (
    <section aria-label={label} className={css.player}>
      <div className={css.room}>
        {isRecorded ? children(clock.now) : <p className={css.nothing}>{t`这一刻没有录像`}</p>}
      </div>
      <div
        role="slider"
        tabIndex={0}
        aria-label={t`时间轴`}
        aria-valuemin={0}
        aria-valuemax={Math.round((to - from) / 1000)}
        aria-valuenow={Math.round((clock.time - from) / 1000)}
        aria-valuetext={isRecorded ? shown : `${shown} · ${t`没有录像`}`}
        className={css.line}
        onPointerDown={press}
        onKeyDown={key}
      >
        {spans.map((one) => (
          <div
            key={one.from}
            className={css.span}
            style={{ insetInlineStart: share(one.from), inlineSize: `calc(${share(one.to)} - ${share(one.from)})` }}
          />
        ))}
        <div className={css.hand} style={{ insetInlineStart: share(clock.time) }} />
      </div>
      <div className={css.hours} aria-hidden>
        {['00:00', '06:00', '12:00', '18:00', '24:00'].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
      <div className={css.buttons}>
        <IconButton label={t`上一段录像`} onPress={() => jump('last')}>
          <Icon of={SkipBack} />
        </IconButton>
        <Button
          variant="primary"
          icon={<Icon of={clock.isPlaying ? Pause : Play} size="16px" />}
          isDisabled={spans.length === 0}
          onPress={() => clock.play(!clock.isPlaying)}
        >
          {clock.isPlaying ? t`暂停` : t`播放`}
        </Button>
        <IconButton label={t`下一段录像`} onPress={() => jump('next')}>
          <Icon of={SkipForward} />
        </IconButton>
        <span className={css.clock}>{shown}</span>
        <Select
          label={t`播放速度`}
          labelPosition="hidden"
          isCompact
          isRequired
          value={speed}
          options={SPEEDS.map((one) => ({ value: String(one), label: t`${one} 倍` }))}
          onChange={setSpeed}
        />
      </div>
    </section>
  );
}
