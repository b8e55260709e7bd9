import type { ReactNode } from 'react';
import type { Tone } from '../theme/tones.ts';
import { tag, tones } from './Tag.css.ts';

export interface TagProps {
  /** The word. */
  children: ReactNode;
  /** What it is about; default `neutral`. The word says it too, never the colour alone. */
  tone?: Tone;
  /** An icon before the word. */
  icon?: ReactNode;
}

/** A state or a class as one word, such as a dictionary value. */
export function Tag({ children, tone = 'neutral', icon }: TagProps) {
  return (
    <span className={`${tag} ${tones[tone]}`}>
      {icon}
      {children}
    </span>
  );
}
