import type { AriaAttributes } from 'react';
import { circle, drawing, middle, rest, ring, tones, turning } from './Progress.css.ts';

interface ProgressRingProps {
  /** Role and values for screen readers. */
  said: AriaAttributes & { role: 'progressbar' };
  /** What runs. */
  label: string;
  /** How far it is in percent; undefined while nobody knows. */
  done: number | undefined;
  /** How far it is, in words. */
  text: string | undefined;
  /** What its colour says. */
  tone: keyof typeof tones;
}

/** How far a piece of work is, as a ring. */
export function ProgressRing({ said, label, done, text, tone }: ProgressRingProps) {
  return (
    <div className={ring}>
      <div {...said} className={circle}>
        <svg
          viewBox="0 0 36 36"
          className={`${drawing} ${tones[tone]} ${done === undefined ? turning : ''}`}
          aria-hidden
          fill="none"
          strokeWidth="3.5"
        >
          <circle cx="18" cy="18" r="16" className={rest} />
          <circle cx="18" cy="18" r="16" pathLength="100" stroke="currentColor" strokeDasharray={`${done ?? 25} 100`} />
        </svg>
        <span className={middle} aria-hidden>
          {text}
        </span>
      </div>
      <span aria-hidden>{label}</span>
    </div>
  );
}
