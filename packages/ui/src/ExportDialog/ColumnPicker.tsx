import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { box } from '../Checkbox/Checkbox.css.ts';
import { focusById } from '../Field/focusById.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { moveColumn, toggleColumn, toggleAllColumns, type ColumnChoice } from './columnChoice.ts';
import * as css from './ColumnPicker.css.ts';

interface ColumnPickerProps {
  /** The columns to choose from. */
  columns: readonly { name: string; label: string }[];
  /** Which are taken and how they stand. */
  value: ColumnChoice;
  /** Called with the new choice. */
  onChange: (value: ColumnChoice) => void;
  /** Cannot be changed; default false. */
  isDisabled?: boolean;
}

/** Columns to be ticked and put in order; one is moved by its buttons, or by Alt with an arrow key on its box. */
export function ColumnPicker({ columns, value, onChange, isDisabled = false }: ColumnPickerProps) {
  const { t } = useLingui();
  const id = useId();
  const all = useRef<HTMLInputElement>(null);
  const [news, setNews] = useState('');
  const labels = new Map(columns.map(({ name, label }) => [name, label]));
  const [total, count] = [value.order.length, value.order.length - value.left.size];
  const move = (name: string, by: -1 | 1, focus: string) => {
    const next = moveColumn(value, name, by);
    if (next === value) return;
    const [label, place] = [labels.get(name) ?? name, next.order.indexOf(name) + 1];
    onChange(next);
    setNews(t`“${label}”移到第 ${place} 列`);
    requestAnimationFrame(() => focusById(`${id}-${name}-${focus}`) || focusById(`${id}-${name}-box`));
  };
  return (
    <fieldset className={css.picker} disabled={isDisabled}>
      <legend className={visuallyHidden}>{t`选择列`}</legend>
      <div className={css.head}>
        <label className={css.choice}>
          <input
            ref={(element) => {
              all.current = element;
              if (element) element.indeterminate = count > 0 && count < total;
            }}
            type="checkbox"
            className={box}
            checked={count === total}
            onChange={(event) => onChange(toggleAllColumns(value, event.target.checked))}
          />
          {t`全部列`}
        </label>
        <span className={css.count}>{t`已选 ${count} / ${total}`}</span>
      </div>
      <ol className={css.list}>
        {value.order.map((name, at) => {
          const label = labels.get(name) ?? name;
          const onKeyDown = (key: string) =>
            (key === 'ArrowUp' || key === 'ArrowDown') && move(name, key === 'ArrowUp' ? -1 : 1, 'box');
          return (
            <li key={name} className={css.item}>
              <label className={css.choice}>
                <input
                  id={`${id}-${name}-box`}
                  type="checkbox"
                  className={box}
                  aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                  checked={!value.left.has(name)}
                  onChange={(event) => onChange(toggleColumn(value, name, event.target.checked))}
                  onKeyDown={(event) => {
                    if (event.altKey && onKeyDown(event.key) !== false) event.preventDefault();
                  }}
                />
                {label}
              </label>
              <IconButton
                id={`${id}-${name}-up`}
                size="small"
                label={t`上移 ${label}`}
                isDisabled={isDisabled || at === 0}
                onPress={() => move(name, -1, 'up')}
              >
                <Icon of={ArrowUp} />
              </IconButton>
              <IconButton
                id={`${id}-${name}-down`}
                size="small"
                label={t`下移 ${label}`}
                isDisabled={isDisabled || at === total - 1}
                onPress={() => move(name, 1, 'down')}
              >
                <Icon of={ArrowDown} />
              </IconButton>
            </li>
          );
        })}
      </ol>
      <div role="status" className={visuallyHidden}>
        {news}
      </div>
    </fieldset>
  );
}
