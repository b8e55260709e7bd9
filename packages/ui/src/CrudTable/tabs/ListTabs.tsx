import { useLingui } from '@lingui/react/macro';
import { Bookmark, UsersRound } from 'lucide-react';
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import type { Option } from '../../Field/Option.ts';
import { Icon } from '../../Icon/Icon.tsx';
import type { CrudView } from '../CrudState.ts';
import type { CrudQuery, DataSource } from '../DataSource.ts';
import type { SharedEntry } from '../views/readShared.ts';
import { viewsOf } from '../views/sharedViews.ts';
import { type SavedView, chosenView, isShown, readViews } from '../views/views.ts';
import * as css from './ListTabs.css.ts';

export interface ListTabsProps {
  /** Name of the field of the states; without it there are saved views alone. */
  by: string | undefined;
  /** The states in order. */
  states: readonly Option[];
  /** What the list shows. */
  view: Pick<CrudView, 'filters' | 'where' | 'sort'>;
  /** What is asked beside the state. */
  query: Pick<CrudQuery, 'search' | 'any' | 'where'>;
  /** Changes whenever rows were changed, so that they are counted again. */
  version: number;
  source: DataSource;
  /** Saved views as the text that is stored. */
  stored: string | null;
  /** Views that others share. */
  shared: readonly SharedEntry[];
  /** How many rows a view shows. */
  countOf: (view: SavedView, signal: AbortSignal) => Promise<number>;
  onChange: (next: Partial<CrudView>) => void;
}

/** One tab. */
interface Tab {
  key: string;
  label: string;
  count?: number | undefined;
  isChosen: boolean;
  isView?: true;
  /** Somebody shares it. */
  isShared?: boolean;
  next: Partial<CrudView>;
}

/** How many rows have each state; null until it is known, and where the source does not count. */
function useCounts({ by, query, version, source }: ListTabsProps): Readonly<Record<string, number>> | null {
  const [counts, setCounts] = useState<Readonly<Record<string, number>> | null>(null);
  const requested = JSON.stringify({ query, version });
  useEffect(() => {
    if (by === undefined || source.counts === undefined) return undefined;
    const control = new AbortController();
    source.counts(by, (JSON.parse(requested) as Pick<ListTabsProps, 'query'>).query, control.signal).then(
      (found) => !control.signal.aborted && setCounts(found),
      // Tabs without numbers work as well.
      () => !control.signal.aborted && setCounts(null),
    );
    return () => control.abort();
  }, [by, source, requested]);
  return counts;
}

/** How many views are counted. */
const COUNTED = 8;

/** How many rows each of some views shows, by place; nothing until it is known. */
function useViewCounts(views: readonly SavedView[], version: number, countOf: ListTabsProps['countOf']) {
  const [counts, setCounts] = useState<readonly (number | undefined)[]>([]);
  const requested = JSON.stringify([version, views.slice(0, COUNTED)]);
  useEffect(() => {
    const control = new AbortController();
    const [, wanted] = JSON.parse(requested) as [number, readonly SavedView[]];
    if (wanted.length > 0)
      void Promise.all(wanted.map((view) => countOf(view, control.signal).catch(() => undefined))).then(
        (found) => control.signal.aborted || setCounts(found),
      );
    return () => control.abort();
  }, [requested, countOf]);
  return counts;
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * The states of the records, with how many there are of each, and the views that the person has saved: one press shows
 * one. Arrows lead from tab to tab. Another page of the list renders nothing of it.
 */
export const ListTabs = memo(function ListTabs(props: ListTabsProps) {
  const { by, states, view, stored, shared, version, countOf, onChange } = props;
  const { t } = useLingui();
  const counts = useCounts(props);
  const line = useRef<HTMLDivElement>(null);
  const { [by ?? '']: state = '', ...others } = view.filters;
  const own = readViews(stored);
  const views: (SavedView & { id?: string })[] = [...own, ...viewsOf(shared)];
  const viewCounts = useViewCounts(views, version, countOf);
  const shown = views.find((one) => isShown(one, view));
  const stateTab = (value: string, label: string, count: number | undefined): Tab => ({
    key: `state ${value}`,
    label,
    count,
    isChosen: shown === undefined && state === value,
    next: { page: 1, filters: value === '' ? others : { ...others, [by ?? '']: value } },
  });
  const all = counts === null ? undefined : Object.values(counts).reduce((sum, one) => sum + one, 0);
  const tabs: Tab[] = [
    ...(by === undefined
      ? [{ ...stateTab('', t`全部`, undefined), next: { page: 1, filters: {}, where: undefined } }]
      : [
          stateTab('', t`全部`, all),
          ...states.map(({ value, label }) =>
            stateTab(value, label, counts === null ? undefined : (counts[value] ?? 0)),
          ),
        ]),
    ...views.map((one, at): Tab => ({
      key: `view ${one.id ?? one.name}`,
      label: one.name,
      count: viewCounts[at],
      isShared: one.id !== undefined,
      isChosen: shown === one,
      isView: true,
      next: chosenView(one),
    })),
  ];
  const firstView = tabs.findIndex(({ isView }) => isView);
  const stop = Math.max(
    0,
    tabs.findIndex(({ isChosen }) => isChosen),
  );
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const row = [...(line.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const to = steps[event.key]?.(row.indexOf(event.target as HTMLElement), row.length - 1);
    if (to === undefined) return;
    event.preventDefault();
    row[to]?.focus();
  };
  return (
    <div ref={line} role="tablist" tabIndex={-1} aria-label={t`状态与视图`} className={css.line} onKeyDown={onKeyDown}>
      {tabs.flatMap(({ key, label, count, isChosen, isView, isShared, next }, at) => [
        at === firstView && at > 0 && <span key="line" className={css.divider} aria-hidden />,
        <button
          key={key}
          type="button"
          role="tab"
          className={css.tab}
          aria-selected={isChosen}
          tabIndex={at === stop ? 0 : -1}
          onClick={() => onChange(next)}
        >
          {isView && <Icon of={isShared ? UsersRound : Bookmark} size={14} />}
          {label}
          {count !== undefined && <span className={css.count}>{count}</span>}
        </button>,
      ])}
    </div>
  );
});
