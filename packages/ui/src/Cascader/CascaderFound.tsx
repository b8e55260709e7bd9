import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { wordButton } from '../Button/wordButton.css.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import * as css from './Cascader.css.ts';
import type { CascaderHit } from './CascaderSource.ts';
import { columnKey } from './columnKeys.ts';
import type { Hits } from './useHits.ts';

interface CascaderFoundProps extends Hits {
  /** What is searched, for screen readers. */
  label: string;
  /** The chosen path. */
  value: readonly string[];
  /** Whether only what has been read was searched. */
  isPartial: boolean;
  /** Whether a path that goes on may be chosen. */
  canStopEarly: boolean;
  /** Called with the pressed path. */
  onPress: (hit: CascaderHit) => void;
  /** Called to go back to the search box, with whether to clear it. */
  onLeave: (shouldClear: boolean) => void;
}

/** Whole paths to choose from with one tab stop; up from the first goes back to the search. */
export function CascaderFound({
  label,
  value,
  hits,
  state,
  retry,
  isPartial,
  canStopEarly,
  onPress,
  onLeave,
}: CascaderFoundProps) {
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  if (state === 'failed')
    return (
      <div role="status" className={css.note}>
        {t`没有查到，可能网络不通。`}{' '}
        <button type="button" className={wordButton} onClick={retry}>{t`重新查找`}</button>
      </div>
    );
  if (state === 'loading' && hits.length === 0) return <div role="status" className={css.note}>{t`正在查找…`}</div>;
  if (hits.length === 0)
    return (
      <div role="status" className={css.note}>
        {isPartial ? t`已读出的级别中没有，可先展开上级再找` : t`没有找到，请换个词再试`}
      </div>
    );
  const chosen = JSON.stringify(value);
  const options = hits.map((hit, index) => ({ value: String(index), label: '', isDisabled: hit.isDisabled }));
  const stop = Math.max(
    0,
    hits.findIndex((hit) => hit.isDisabled !== true),
  );
  const press = (event: KeyboardEvent) => {
    const current = document.activeElement?.getAttribute('data-value') ?? '';
    const move = columnKey(event.key, options, current, false);
    if (event.key === 'Escape') {
      event.stopPropagation();
      onLeave(true);
    } else if (move?.kind === 'focus' && event.key === 'ArrowUp' && move.value === current) onLeave(false);
    else if (move?.kind === 'focus') list.current?.querySelector<HTMLElement>(`[data-value="${move.value}"]`)?.focus();
    else if (move?.kind === 'choose') choose(hits[Number(current)]);
    else return;
    event.preventDefault();
  };
  const choose = (hit: CascaderHit | undefined) => {
    if (hit !== undefined && hit.isDisabled !== true) onPress(hit);
  };
  const click = (event: MouseEvent) => {
    const line = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-value]') : null;
    if (line !== null) choose(hits[Number(line.dataset.value)]);
  };
  return (
    <>
      <div role="status" className={visuallyHidden}>{t`找到 ${hits.length} 项`}</div>
      <div
        ref={list}
        role="listbox"
        tabIndex={-1}
        aria-label={label}
        aria-busy={state === 'loading'}
        className={css.found}
        onKeyDown={press}
        onClick={click}
      >
        {hits.map((hit, index) => (
          <div
            key={JSON.stringify(hit.path)}
            role="option"
            tabIndex={index === stop ? 0 : -1}
            aria-selected={JSON.stringify(hit.path) === chosen}
            aria-disabled={hit.isDisabled || undefined}
            data-value={index}
            className={css.line}
          >
            <span className={css.words}>{hit.labels.join(' / ')}</span>
            {hit.isLeaf !== true && !canStopEarly && (
              <>
                <ChevronRight size="1em" aria-hidden className={css.arrow} />
                <span className={visuallyHidden}>{t`，有下级`}</span>
              </>
            )}
          </div>
        ))}
      </div>
      {isPartial && <div className={css.note}>{t`只找已读出的级别`}</div>}
    </>
  );
}
