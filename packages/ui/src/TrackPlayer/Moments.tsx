import { useLingui } from '@lingui/react/macro';
import * as css from './TrackPlayer.css.ts';
import { useMomentWords } from './useMomentWords.ts';

/** A stay or an event in the course of time. */
export interface Moment {
  key: string;
  time: number;
  /** When the stay ended; none for an event. */
  until?: number;
  text: string;
}

/** Stays and events in their order; each leads to its time. */
export function Moments({ moments, onSeek }: { moments: readonly Moment[]; onSeek: (time: number) => void }) {
  const { t } = useLingui();
  const { clockWords } = useMomentWords();
  if (moments.length === 0) return <p className={css.empty}>{t`没有停留和事件`}</p>;
  return (
    <ul className={css.moments} aria-label={t`停留和事件`}>
      {moments.map(({ key, time, text }) => (
        <li key={key}>
          <button type="button" className={css.moment} onClick={() => onSeek(time)}>
            <span>{clockWords(time)}</span>
            <span>{text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
