import { type CSSProperties, type ReactNode, useRef } from 'react';
import { FullScreenButton } from '../FullScreenButton/FullScreenButton.tsx';
import { MiddleHeight, useMeasuredHeight } from '../useMiddleHeight/useMiddleHeight.tsx';
import { SceneClock } from './SceneClock.tsx';
import * as css from './Scene.css.ts';

/** The share of a panel in the height of its side, or `fit` for as high as what is in it. */
export type PanelShare = number | 'fit';

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
  /**
   * Shares of the height that the panels at the left get, from above, `fit` for as high as what is in it; default equal
   * ones.
   */
  leftShares?: readonly PanelShare[];
  /** The same at the right. */
  rightShares?: readonly PanelShare[];
  /** Whether the middle takes most of the width, as a wall of pictures does; default false. */
  isMiddleBroad?: boolean;
  /** What the scene turns on, in the middle: a map or a chart. */
  children: ReactNode;
  /** A strip along the bottom; default none. */
  bottom?: ReactNode;
  /** Name of the theme that the scene is drawn in, whatever that of the page; default `dark`. */
  look?: string;
}

const tracksOf = (shares: readonly PanelShare[], fit: string): string =>
  shares.map((share) => (share === 'fit' ? fit : `minmax(0, ${share}fr)`)).join(' ');

/** Whether a side has so many panels that they stand in two columns on a wall. */
const isMany = (shares: readonly PanelShare[] | undefined): boolean => shares === undefined || shares.length > 2;

/** Which of three panels gets the largest share, from 1; undefined for fewer or more. */
const tallest = (shares: readonly PanelShare[] = []): number | undefined => {
  const sizes = shares.map((share) => (share === 'fit' ? 0 : share));
  return sizes.length === 3 ? sizes.indexOf(Math.max(...sizes)) + 1 : undefined;
};

interface SideProps {
  className: string;
  isBesideBroad: boolean;
  shares: readonly PanelShare[] | undefined;
  children: ReactNode;
}

function Side({ className, isBesideBroad, shares, children }: SideProps) {
  const tracks = shares && {
    '--lt-shares': tracksOf(shares, 'auto'),
    '--lt-columns': tracksOf(shares, 'minmax(0, 1fr)'),
  };
  return (
    <div
      className={`${css.side} ${className}`}
      data-pair={shares?.length === 2 || undefined}
      data-tall={tallest(shares)}
      data-many={(!isBesideBroad && isMany(shares)) || undefined}
      style={tracks as CSSProperties | undefined}
    >
      {children}
    </div>
  );
}

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
  isMiddleBroad = false,
  children,
  bottom,
  look = 'dark',
}: SceneProps) {
  const whole = useRef<HTMLDivElement>(null);
  const middle = useRef<HTMLDivElement>(null);
  const height = useMeasuredHeight(middle);
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
        data-broad={isMiddleBroad || undefined}
        data-many={(!isMiddleBroad && (isMany(leftShares) || isMany(rightShares))) || undefined}
      >
        <div ref={middle} className={css.middle}>
          <MiddleHeight value={height}>{children}</MiddleHeight>
        </div>
        {left !== undefined && (
          <Side className={css.atLeft} isBesideBroad={isMiddleBroad} shares={leftShares}>
            {left}
          </Side>
        )}
        {right !== undefined && (
          <Side className={css.atRight} isBesideBroad={isMiddleBroad} shares={rightShares}>
            {right}
          </Side>
        )}
      </div>
      {bottom}
    </div>
  );
}
