import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { wordButton } from '../Button/wordButton.css.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import * as css from './Cascader.css.ts';
import type { CascaderOption } from './CascaderSource.ts';
import type { Column } from './useColumns.ts';

interface CascaderColumnProps {
  /** The column. */
  column: Column;
  /** What it holds, for screen readers. */
  label: string;
  /** Value of the line that lies on the path, '' for none. */
  current: string;
  /** Whether this column holds the one tab stop. */
  isActive: boolean;
  /** Called with a key pressed on the column. */
  onKey: (event: KeyboardEvent, options: readonly CascaderOption[]) => void;
  /** Called with the pressed line. */
  onPress: (option: CascaderOption) => void;
  /** Called to read the column again. */
  onRetry: () => void;
}

/** A column of choices, or a message about its loading. */
export function CascaderColumn({ column, label, current, isActive, onKey, onPress, onRetry }: CascaderColumnProps) {
  const { t } = useLingui();
  const { options } = column;
  if (options === undefined || options.length === 0) {
    return (
      <div className={`${css.column} ${css.note}`} role="status">
        {column.hasFailed ? (
          <>
            {t`没有读到，可能网络不通。`}{' '}
            <button type="button" className={wordButton} onClick={onRetry}>{t`重新读取`}</button>
          </>
        ) : options === undefined ? (
          t`正在读取…`
        ) : (
          t`没有下级`
        )}
      </div>
    );
  }
  const stop = options.some((option) => option.value === current)
    ? current
    : options.find((option) => option.isDisabled !== true)?.value;
  const click = (event: MouseEvent) => {
    const value =
      event.target instanceof Element ? event.target.closest('[data-value]')?.getAttribute('data-value') : undefined;
    const option = options.find((one) => one.value === value);
    if (option !== undefined) onPress(option);
  };
  return (
    <div
      className={css.column}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={(event) => onKey(event, options)}
      onClick={click}
    >
      {options.map((option) => (
        <div
          key={option.value}
          role="option"
          tabIndex={isActive && option.value === stop ? 0 : -1}
          aria-selected={option.value === current}
          aria-disabled={option.isDisabled || undefined}
          data-value={option.value}
          className={css.line}
        >
          <span className={css.words}>{option.label}</span>
          {option.isLeaf !== true && (
            <>
              <ChevronRight size="1em" aria-hidden className={css.arrow} />
              <span className={visuallyHidden}>{t`，有下级`}</span>
            </>
          )}
        </div>
      ))}
    </div>
  );
}
