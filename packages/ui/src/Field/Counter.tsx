import { useLingui } from '@lingui/react/macro';
import * as css from './Field.css.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';

interface CounterProps {
  /** The text that is counted. */
  text: string;
  /** Maximum number of characters. */
  max: number;
}

/** How many characters are used of how many. */
export function Counter({ text, max }: CounterProps) {
  const { t } = useLingui();
  const used = Array.from(text).length;
  return (
    <span className={css.counter} data-over={used > max || undefined}>
      <span aria-hidden>
        {used}/{max}
      </span>
      {used > max * 0.9 && <span className={visuallyHidden}>{t`已输入 ${used} 个字，最多 ${max} 个字`}</span>}
    </span>
  );
}
