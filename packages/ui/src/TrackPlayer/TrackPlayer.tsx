import { useLingui } from '@lingui/react/macro';
import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useSizeWords } from '../MapView/draw/useSizeWords.ts';
import type { MapLayer } from '../MapView/layers/MapLayer.ts';
import { MapView } from '../MapView/MapView.tsx';
import { Select } from '../Select/Select.tsx';
import { courseOf, type CourseRule, placeAt } from './course.ts';
import { type Moment, Moments } from './Moments.tsx';
import { TrackMarks } from './TrackMarks.tsx';
import { type Track, type TrackEvent, trackLayers } from './trackLayers.ts';
import * as css from './TrackPlayer.css.ts';
import { useClock } from './useClock.ts';
import { useMomentWords } from './useMomentWords.ts';

export type { Track, TrackEvent } from './trackLayers.ts';
export type { CourseRule, TrackPoint } from './course.ts';

export interface TrackPlayerProps {
  /** What it shows, for screen readers. */
  label: string;
  /** Who moved, and when they were where; keep it the same array between renders. */
  tracks: readonly Track[];
  /** What happened meanwhile; none by default. */
  events?: readonly TrackEvent[];
  /** Whether events come onto the map as they happen, for a course that is looked at again; default false. */
  isUnfolding?: boolean;
  /** Layers below the tracks, such as the own grid; none by default. Keep it the same array between renders. */
  layers?: readonly MapLayer[];
  /** The time at which it stands at first, in ms since 1970; default the first point. */
  moment?: number;
  /** Called with the time when it stops or is set, for a link to that moment. */
  onMoment?: (time: number) => void;
  /** What counts as a gap, and as a stop. */
  rule?: CourseRule;
  /** Height of the map; default 24rem. */
  height?: string;
}

const SPEEDS = [1, 2, 5, 10, 30, 60, 600] as const;
const NO_EVENTS: readonly TrackEvent[] = [];
const NO_LAYERS: readonly MapLayer[] = [];

const byTime = (events: readonly TrackEvent[]) => [...events].sort((one, other) => one.time - other.time);

/** Several tracks in one time: played 1 to 600 times as fast, with stays, gaps and events on the same line. */
export function TrackPlayer({
  label,
  tracks,
  events = NO_EVENTS,
  isUnfolding = false,
  layers = NO_LAYERS,
  moment,
  onMoment,
  rule,
  height = '24rem',
}: TrackPlayerProps) {
  const { t } = useLingui();
  const { clockWords, stayWords } = useMomentWords();
  const { ofLength } = useSizeWords();
  const [speed, setSpeed] = useState(String(SPEEDS[3]));
  const courses = useMemo(
    () => tracks.map((track) => ({ track, course: courseOf(track.points, rule) })),
    [tracks, rule],
  );
  const times = [...tracks.flatMap(({ points }) => [points[0], points.at(-1)]), ...events].flatMap(
    (one) => one?.time ?? [],
  );
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const isEmpty = times.length === 0;
  const clock = useClock(isEmpty ? 0 : from, isEmpty ? 0 : to, Number(speed), moment ?? (isEmpty ? 0 : from));
  const [stay, gap, happening, way] = [t`停留`, t`信号中断`, t`事件`, t`轨迹`];
  const count = isUnfolding ? events.filter(({ time }) => time <= clock.time).length : events.length;
  const drawn = useMemo(
    () => [
      ...layers,
      ...trackLayers(courses, byTime(events).slice(0, count), { stay, gap, event: happening, track: way }),
    ],
    [layers, courses, events, count, stay, gap, happening, way],
  );
  const moversAt = useCallback(
    (time: number) =>
      tracks.map(({ id, name, points }, at) => ({
        id,
        name,
        className: css.movers[at % css.movers.length] ?? '',
        position: placeAt(points, time, rule?.gap),
      })),
    [tracks, rule?.gap],
  );
  const moments = useMemo(
    () =>
      [
        ...courses.flatMap(({ track, course }) =>
          course.stops.map((stop): Moment => ({
            key: `${track.id} ${stop.from}`,
            time: stop.from,
            until: stop.to,
            text: t`${track.name}：${stayWords(stop.to - stop.from)}`,
          })),
        ),
        ...events.map(({ id, time, name }): Moment => ({ key: `event ${id}`, time, text: name })),
      ].sort((one, other) => one.time - other.time),
    [courses, events, stayWords, t],
  );
  if (isEmpty) return <p className={css.empty}>{t`这段时间没有轨迹`}</p>;
  const seek = (time: number) => {
    clock.seek(time);
    onMoment?.(Math.round(time));
  };
  const next = moments.find(({ time }) => time > clock.time + 1);
  const last = moments.filter(({ time }) => time < clock.time - 1).at(-1);
  return (
    <section className={css.root} aria-label={label}>
      <MapView label={t`${label}地图`} layers={drawn} height={height} hasList={false}>
        <TrackMarks moversAt={moversAt} now={clock.now} isPlaying={clock.isPlaying} time={clock.time} />
      </MapView>
      <div className={css.bar}>
        <Button
          variant="primary"
          icon={<Icon of={clock.isPlaying ? Pause : Play} />}
          onPress={() => {
            if (clock.isPlaying) onMoment?.(Math.round(clock.now()));
            clock.play(!clock.isPlaying);
          }}
        >
          {clock.isPlaying ? t`暂停` : t`播放`}
        </Button>
        <IconButton label={t`上一个停留或事件`} isDisabled={last === undefined} onPress={() => last && seek(last.time)}>
          <Icon of={SkipBack} />
        </IconButton>
        <IconButton label={t`下一个停留或事件`} isDisabled={next === undefined} onPress={() => next && seek(next.time)}>
          <Icon of={SkipForward} />
        </IconButton>
        <span className={css.clock}>{clockWords(clock.time)}</span>
        <div className={css.speed}>
          <Select
            label={t`播放速度`}
            isCompact
            isClearable={false}
            options={SPEEDS.map((one) => ({ value: String(one), label: `${one}×` }))}
            value={speed}
            onChange={setSpeed}
          />
        </div>
      </div>
      <div className={css.line}>
        <div className={css.strip} aria-hidden>
          {moments.map(({ key, time, until }) => {
            const place = (one: number) => `${((one - from) / Math.max(1, to - from)) * 100}%`;
            return until === undefined ? (
              <span key={key} className={css.event} style={{ insetInlineStart: place(time) }} />
            ) : (
              <span
                key={key}
                className={css.stay}
                style={{ insetInlineStart: place(time), inlineSize: place(from + until - time) }}
              />
            );
          })}
        </div>
        <input
          type="range"
          className={css.slider}
          aria-label={t`时间`}
          aria-valuetext={clockWords(clock.time)}
          min={from}
          max={to}
          step={1000}
          value={Math.round(clock.time)}
          onChange={({ target }) => seek(Number(target.value))}
        />
      </div>
      {courses.length > 0 && (
        <ul className={css.sums}>
          {courses.map(({ track, course }) => (
            <li key={track.id}>{t`${track.name}：${ofLength(course.length)}，停留 ${course.stops.length} 次`}</li>
          ))}
        </ul>
      )}
      <Moments moments={moments} onSeek={seek} />
    </section>
  );
}
