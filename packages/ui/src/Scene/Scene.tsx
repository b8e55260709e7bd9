import { type CSSProperties, type ReactNode, useRef } from 'react';
import { FullScreenButton } from '../FullScreenButton/FullScreenButton.tsx';
import { SceneClock } from './SceneClock.tsx';
import * as css from './Scene.css.ts';

export interface SceneProps {
  /** The heading. */
  title: string;
  /** What it is about just now, such as the chosen grid; default none. */
  subject?: string;
  /** Filters and buttons beside the heading; default none. */
  tools?: ReactNode;
  /** What is wrong now, below the heading; default nothing. */
  alarm?: ReactNode;
  /** Panels at the left; on upright screens they follow the middle. */
  left?: ReactNode;
  /** Panels at the right. */
  right?: ReactNode;
  /** Shares of the height that the panels at the left get, from above; default equal ones. */
  leftShares?: readonly number[];
  /** The same at the right. */
  rightShares?: readonly number[];
  /** What the scene turns on, in the middle: a map or a chart. */
  children: ReactNode;
  /** A strip along the bottom; default none. */
  bottom?: ReactNode;
  /** Name of the theme that the scene is drawn in, whatever that of the page; default `dark`. */
  look?: string;
}

const rowsOf = (parts: readonly number[] | undefined): CSSProperties | undefined =>
  parts && ({ '--lt-shares': parts.map((part) => `minmax(0, ${part}fr)`).join(' ') } as CSSProperties);

/**
 * A full screen: heading, what is wrong now, a middle with panels around it. Wide screens get more columns of panels,
 * upright and narrow ones a single column in the order of reading.
 */
export function Scene({
  title,
  subject,
  tools,
  alarm,
  left,
  right,
  leftShares,
  rightShares,
  children,
  bottom,
  look = 'dark',
}: SceneProps) {
  const whole = useRef<HTMLDivElement>(null);
  return (
    <div ref={whole} data-theme={look} className={css.scene}>
      <header className={css.head}>
        <div className={css.names}>
          <h1 className={css.title}>{title}</h1>
          {subject !== undefined && subject !== '' && <span className={css.subject}>{subject}</span>}
        </div>
        {tools !== undefined && <div className={css.tools}>{tools}</div>}
        <div className={css.corner}>
          <SceneClock />
          <FullScreenButton />
        </div>
      </header>
      {alarm}
      <div
        className={css.rooms}
        data-left={left !== undefined || undefined}
        data-right={right !== undefined || undefined}
      >
        <div className={css.middle}>{children}</div>
        {left !== undefined && (
          <div className={`${css.side} ${css.atLeft}`} style={rowsOf(leftShares)}>
            {left}
          </div>
        )}
        {right !== undefined && (
          <div className={`${css.side} ${css.atRight}`} style={rowsOf(rightShares)}>
            {right}
          </div>
        )}
      </div>
      {bottom}
    </div>
  );
}
