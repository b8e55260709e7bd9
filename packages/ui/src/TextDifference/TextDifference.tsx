import { useMemo } from 'react';
import { differenceOf } from './difference.ts';
import * as css from './TextDifference.css.ts';

export interface TextDifferenceProps {
  /** What is compared, for screen readers. */
  label: string;
  /** The text as it was, a line a paragraph. */
  before: string;
  /** The text as it became. */
  after: string;
}

/** How a text became another: lines that changed are marked, words that came are underlined, words that went struck. */
export function TextDifference({ label, before, after }: TextDifferenceProps) {
  const found = useMemo(() => differenceOf(before, after), [before, after]);
  return (
    <ul aria-label={label} className={css.lines}>
      {found.map((line, at) => (
        // Lines have no name of their own, and never move while they are shown.
        <li
          key={`${at} ${line[0]?.text ?? ''}`}
          className={css.line}
          data-changed={line.some(({ kind }) => kind !== 'same')}
        >
          {line.map(({ kind, text }, place) =>
            kind === 'same' ? (
              text
            ) : kind === 'added' ? (
              <ins key={`${place} ${text}`} className={css.added}>
                {text}
              </ins>
            ) : (
              <del key={`${place} ${text}`} className={css.removed}>
                {text}
              </del>
            ),
          )}
        </li>
      ))}
    </ul>
  );
}
