import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { Button } from '../../Button/Button.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import * as css from './FilterLine.css.ts';
import { useActiveFilters } from './useActiveFilters.ts';
import { usePart } from '../CrudParts.tsx';

/** What the list is filtered by, as one sentence of removable parts; Delete and Backspace remove one, 清除全部 removes all. */
export function FilterLine() {
  const { t } = useLingui();
  const { change, search } = usePart('search');
  const list = useRef<HTMLUListElement>(null);
  const { active, joinBefore } = useActiveFilters();
  const drop = (at: number) => {
    change(active[at]?.without ?? {});
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll('button') ?? [];
      buttons[Math.min(at, buttons.length - 1)]?.focus();
    });
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    if (event.key !== 'Backspace' && event.key !== 'Delete') return;
    event.preventDefault();
    drop(at);
  };
  return (
    <div className={css.line} role="group" aria-label={t`当前筛选`}>
      <span className={css.lead}>
        <Trans>当前筛选：</Trans>
      </span>
      <ul ref={list} className={css.list}>
        {active.map(({ key, words }, at) => (
          <li key={key} className={css.item}>
            {at > 0 && <span className={css.join}>{joinBefore(at)}</span>}
            <button
              type="button"
              className={css.chip}
              aria-label={t`去掉条件：${words}`}
              onClick={() => drop(at)}
              onKeyDown={(event) => onKeyDown(event, at)}
            >
              <span className={css.words}>{words}</span>
              <Icon of={X} size={14} />
            </button>
          </li>
        ))}
      </ul>
      <Button size="small" variant="quiet" onPress={() => search({}, undefined)}>
        <Trans>清除全部</Trans>
      </Button>
    </div>
  );
}
