import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { Button } from '../../Button/Button.tsx';
import type { FormSources } from '../../Form/FormSources.ts';
import { Icon } from '../../Icon/Icon.tsx';
import type { CrudView } from '../CrudState.ts';
import type { Dictionaries } from '../list/crudColumns.ts';
import * as css from './SearchLine.css.ts';
import { type SearchItem, isChip } from './searchQuery.ts';
import { useActiveFilters } from './activeFilters.ts';

export interface FilterChipsProps {
  /** The filters in force. */
  view: Pick<CrudView, 'filters' | 'where'>;
  items: readonly SearchItem[];
  /** Fields that the advanced filter can compare. */
  fields: readonly SearchItem['field'][];
  dictionaries: Dictionaries;
  /** Source of the tree behind a reference. */
  tree: FormSources['tree'];
  /** Field whose value the tabs say, if any. */
  stateField: string | undefined;
  /** Called with the view without one filter. */
  onChange: (next: Partial<CrudView>) => void;
  /** Removes all filters. */
  onClear: () => void;
}

/**
 * What the list is filtered by, each as a chip that a press, Delete or Backspace takes away; what the search box and
 * the tabs say stands there alone.
 */
export function FilterChips({
  view,
  items,
  fields,
  dictionaries,
  tree,
  stateField,
  onChange,
  onClear,
}: FilterChipsProps) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const { active } = useActiveFilters({ view, items, fields, dictionaries, tree });
  const chips = active.filter(({ key }) => isChip(key, stateField));
  const drop = (at: number) => {
    onChange(chips[at]?.without ?? {});
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
    <div className={css.chips} role="group" aria-label={t`当前筛选`}>
      <ul ref={list} className={css.list}>
        {chips.map(({ key, words, isOr, join }, at) => (
          <li key={key} className={css.item}>
            {isOr && <span className={css.join}>{join}</span>}
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
      <Button size="small" variant="quiet" onPress={onClear}>
        <Trans>清除全部</Trans>
      </Button>
    </div>
  );
}
