import { ProgressRing } from './ProgressRing.tsx';
import { bar, fill, running, share, tones, track, words } from './Progress.css.ts';
import { percent } from './percent.ts';

export interface ProgressProps {
  /** What runs. */
  label: string;
  /** How far it is, 0 to 1; default unknown. */
  value?: number;
  /** How it is drawn; default `bar`. */
  shape?: 'bar' | 'ring';
  /** What its colour says; default `accent`. The words say it too. */
  tone?: keyof typeof tones;
  /** How far it is in words, such as 120/300 条; default the percentage. */
  valueText?: string;
  /** Leaves out the words above a bar, where they stand beside it anyway; default false. */
  isBare?: boolean;
}

/** How far a piece of work is, as a line or a ring. */
export function Progress({ label, value, shape = 'bar', tone = 'accent', valueText, isBare = false }: ProgressProps) {
  const done = percent(value);
  const text = valueText ?? (done === undefined ? undefined : `${done}%`);
  const said = {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': done,
    'aria-valuetext': text,
  } as const;
  if (shape === 'ring') return <ProgressRing said={said} label={label} done={done} text={text} tone={tone} />;
  return (
    <div className={bar}>
      {!isBare && (
        <div className={words} aria-hidden>
          <span>{label}</span>
          <span className={share}>{text}</span>
        </div>
      )}
      <div {...said} className={`${track} ${tones[tone]}`}>
        <div
          className={`${fill} ${done === undefined ? running : ''}`}
          style={done === undefined ? undefined : { width: `${done}%` }}
        />
      </div>
    </div>
  );
}
