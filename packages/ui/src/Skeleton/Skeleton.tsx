import { useLingui } from '@lingui/react/macro';
import { vars } from '../theme/vars.css.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { bar, ruled, skeleton, slot } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** Lines of text to come, or rows of a list; default `lines`. */
  kind?: 'lines' | 'rows';
  /** How many; default 3. */
  count?: number;
  /** Height of each in pixels or any CSS length; default one line of text, or one row of the density. */
  height?: number | string;
}

const widths = ['92%', '78%', '85%', '64%', '88%', '71%'];

/** The shape of what is loading, of its final height, so that nothing moves when it comes. */
export function Skeleton({ kind = 'lines', count = 3, height }: SkeletonProps) {
  const { t } = useLingui();
  const tall = height ?? (kind === 'rows' ? vars.size.row : `calc(1em * ${vars.font.line})`);
  return (
    <div role="status" className={skeleton}>
      <span className={visuallyHidden}>{t`正在加载`}</span>
      {Array.from({ length: count }, (_, index) => (
        <div
          key={index}
          aria-hidden="true"
          className={`${slot} ${kind === 'rows' ? ruled : ''}`}
          style={{ height: tall }}
        >
          <div className={bar} style={{ width: widths[index % widths.length] }} />
        </div>
      ))}
    </div>
  );
}
