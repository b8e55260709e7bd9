import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from '../Button/Button.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import * as css from './Cascader.css.ts';
import { CascaderColumn } from './CascaderColumn.tsx';
import { CascaderFound } from './CascaderFound.tsx';
import type { CascaderHit, CascaderOption, CascaderSource } from './CascaderSource.ts';
import { columnKey } from './columnKeys.ts';
import { useColumns } from './useColumns.ts';
import { useHits } from './useHits.ts';

interface CascaderPanelProps {
  /** What is chosen, for screen readers. */
  label: string;
  /** Where the columns come from. */
  source: CascaderSource;
  /** The chosen path. */
  value: readonly string[];
  /** Whether a path may end before its leaf. */
  canStopEarly: boolean;
  /** Called with the chosen path and its words. */
  onChoose: (path: readonly string[], labels: readonly string[]) => void;
}

/**
 * A search over whole paths, which has the focus first, and columns of choices with one tab stop: up and down move,
 * right enters, left goes back, Enter chooses, letters search. A pressed line that has more under it is opened; where
 * the path may end there, Enter or the button below says so.
 */
export function CascaderPanel({ label, source, value, canStopEarly, onChoose }: CascaderPanelProps) {
  const { t } = useLingui();
  const { direction } = useLocale();
  const [panel, box] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const [path, setPath] = useState<readonly string[]>(value);
  const [active, setActive] = useState(Math.max(0, value.length - 1));
  const wanted = useRef<number | null>(active);
  const isEntered = useRef(false);
  const { columns, known, read } = useColumns(source, path, true);
  const sought = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');
  const found = useHits(source, known, query.trim(), canStopEarly);
  const labelAt = (index: number, at: readonly string[]) =>
    columns[index]?.options?.find((option) => option.value === at[index])?.label ?? at[index] ?? '';
  useEffect(() => sought.current?.focus(), []);
  useEffect(() => {
    if (wanted.current !== active) return;
    const stop = box.current?.querySelector<HTMLElement>('[tabindex="0"]') ?? box.current?.querySelector('button');
    if (stop === null || stop === undefined) return;
    if (columns[active]?.options !== undefined) wanted.current = null;
    if (isEntered.current) stop.focus();
    else stop.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  const focusColumn = (index: number) => {
    isEntered.current = true;
    setActive(index);
    wanted.current = index;
  };
  const open = (depth: number, option: CascaderOption, shouldEnter: boolean) => {
    const next = [...path.slice(0, depth), option.value];
    setPath(next);
    if (shouldEnter && option.isLeaf !== true) focusColumn(depth + 1);
    else focusColumn(depth);
    return next;
  };
  const choose = (depth: number, option: CascaderOption, canStop: boolean) => {
    if (option.isDisabled) return;
    const next = open(depth, option, true);
    if (option.isLeaf || canStop)
      onChoose(
        next,
        next.map((_, index) => labelAt(index, next)),
      );
  };
  const press = (depth: number) => (event: KeyboardEvent, options: readonly CascaderOption[]) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const current = document.activeElement?.getAttribute('data-value') ?? '';
    const option = options.find((one) => one.value === current);
    const move = columnKey(event.key, options, current, direction === 'rtl');
    if (move === null) {
      if (event.key === 'Process' || (event.key.length === 1 && event.key !== ' ')) sought.current?.focus();
      return;
    }
    event.preventDefault();
    if (move.kind === 'focus') {
      const next = options.find((one) => one.value === move.value);
      if (next !== undefined) open(depth, next, false);
    } else if (move.kind === 'back') focusColumn(Math.max(0, depth - 1));
    else if (option !== undefined && move.kind === 'choose') choose(depth, option, canStopEarly);
    else if (option !== undefined && option.isDisabled !== true) open(depth, option, true);
  };
  const type = (next: string) => {
    setText(next);
    if (!isComposing.current) setQuery(next);
  };
  const take = (hit: CascaderHit) => {
    if (hit.isLeaf === true || canStopEarly) {
      onChoose(hit.path, hit.labels);
      return;
    }
    type('');
    setPath(hit.path);
    focusColumn(hit.path.length);
  };
  const leave = (shouldClear: boolean) => {
    if (shouldClear) type('');
    sought.current?.focus();
  };
  const enterList = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || isComposing.current) return;
    event.preventDefault();
    const line = panel.current?.querySelector<HTMLElement>('[role=option][tabindex="0"]');
    if (line != null) line.focus();
    else if (query.trim() === '') focusColumn(active);
  };
  const end = columns[path.length - 1]?.options?.find((option) => option.value === path[path.length - 1]);
  const first = found.state === 'idle' ? found.hits.find((hit) => hit.isDisabled !== true) : undefined;
  return (
    <div ref={panel}>
      <Group
        role="presentation"
        className={css.search}
        onKeyDown={enterList}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={() => {
          isComposing.current = false;
          setQuery(sought.current?.value ?? '');
        }}
      >
        <SearchField
          ref={sought}
          label={t`查找`}
          isCompact
          value={text}
          onChange={type}
          onSearch={(words) => words !== '' && first !== undefined && take(first)}
        />
      </Group>
      {query.trim() !== '' ? (
        <CascaderFound
          {...found}
          label={t`找到的${label}`}
          value={value}
          isPartial={source.search === undefined}
          canStopEarly={canStopEarly}
          onPress={take}
          onLeave={leave}
        />
      ) : (
        <>
          <div ref={box} role="group" aria-label={label} className={css.columns}>
            {columns.map((column, depth) => {
              const parent = depth === 0 ? label : t`${labelAt(depth - 1, path)}的下级`;
              return (
                <CascaderColumn
                  key={JSON.stringify(column.path)}
                  column={column}
                  label={parent}
                  current={path[depth] ?? ''}
                  isActive={depth === Math.min(active, columns.length - 1)}
                  onKey={press(depth)}
                  onPress={(option) => choose(depth, option, false)}
                  onRetry={() => read(column.path)}
                />
              );
            })}
          </div>
          {canStopEarly && (
            <div className={css.end}>
              <Button
                size="small"
                isDisabled={end === undefined}
                onPress={() => end && choose(path.length - 1, end, true)}
              >
                {end === undefined ? t`就选这一级` : t`就选“${end.label}”`}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}
