import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import * as css from './Cascader.css.ts';
import { CascaderColumn } from './CascaderColumn.tsx';
import type { CascaderOption, CascaderSource } from './CascaderSource.ts';
import { columnKey } from './columnKeys.ts';
import { useColumns } from './useColumns.ts';

/** Props of the columns that a cascader opens. */
export interface CascaderPanelProps {
  /** What is chosen, for assistive technology. */
  label: string;
  /** Where the columns come from. */
  source: CascaderSource;
  /** The chosen path. */
  value: readonly string[];
  /** Whether a path may end before its leaf. */
  canStopEarly: boolean;
  /** Told of a chosen path with its words. */
  onChoose: (path: readonly string[], labels: readonly string[]) => void;
}

/** Columns of choices with one tab stop: up and down move, right enters, left goes back, Enter chooses. */
export function CascaderPanel({ label, source, value, canStopEarly, onChoose }: CascaderPanelProps) {
  const { t } = useLingui();
  const { direction } = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const [path, setPath] = useState<readonly string[]>(value);
  const [active, setActive] = useState(Math.max(0, value.length - 1));
  const wanted = useRef<number | null>(active);
  const { columns, read } = useColumns(source, path, true);
  const labelAt = (index: number, at: readonly string[]) => columns[index]?.options?.find((option) => option.value === at[index])?.label ?? at[index] ?? '';
  useEffect(() => {
    if (wanted.current !== active) return;
    const stop = box.current?.querySelector<HTMLElement>('[tabindex="0"]') ?? box.current?.querySelector('button');
    if (stop === null || stop === undefined) return;
    if (columns[active]?.options !== undefined) wanted.current = null;
    stop.focus();
  });
  const focusColumn = (index: number) => {
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
  const choose = (depth: number, option: CascaderOption) => {
    if (option.isDisabled) return;
    const next = open(depth, option, true);
    if (option.isLeaf || canStopEarly) onChoose(next, next.map((_, index) => labelAt(index, next)));
  };
  const press = (depth: number) => (event: KeyboardEvent, options: readonly CascaderOption[]) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const current = document.activeElement?.getAttribute('data-value') ?? '';
    const option = options.find((one) => one.value === current);
    const move = columnKey(event.key, options, current, direction === 'rtl');
    if (move === null) return;
    event.preventDefault();
    if (move.kind === 'focus') {
      const next = options.find((one) => one.value === move.value);
      if (next !== undefined) open(depth, next, false);
    } else if (move.kind === 'back') focusColumn(Math.max(0, depth - 1));
    else if (option !== undefined && move.kind === 'choose') choose(depth, option);
    else if (option !== undefined && option.isDisabled !== true) open(depth, option, true);
  };
  return (
    <div ref={box} role="group" aria-label={label} className={css.columns}>
      {columns.map((column, depth) => {
        const parent = depth === 0 ? label : t`${labelAt(depth - 1, path)}的下级`;
        return <CascaderColumn key={JSON.stringify(column.path)} column={column} label={parent} current={path[depth] ?? ''} isActive={depth === Math.min(active, columns.length - 1)} onKey={press(depth)} onPress={(option) => choose(depth, option)} onRetry={() => read(column.path)} />;
      })}
    </div>
  );
}
