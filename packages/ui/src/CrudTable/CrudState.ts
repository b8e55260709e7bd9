import { useMemo, useState } from 'react';
import type { Sort } from '../DataTable/sorting.ts';
import type { Where } from './conditions/where.ts';

/** The record that is open: its id, and for a new one perhaps that of the record it is copied from. */
export interface OpenRecord {
  mode: 'add' | 'edit' | 'view' | 'copy';
  id?: string;
}

/** An action that asks for something before it is done; `id` names it and its rows. */
export interface AskedAction {
  mode: 'ask';
  id: string;
}

/** A record that is added or changed. */
export interface OpenForm extends OpenRecord {
  mode: 'add' | 'edit' | 'copy';
}

/** What a list shows now: page, order, filters and the open record. */
export interface CrudView {
  page: number;
  size: number;
  sort: readonly Sort[];
  /** Values of the search bar by name; a range has two, `<name>From` and `<name>To`. */
  filters: Readonly<Record<string, string>>;
  /** Conditions of the advanced filter; none by default. */
  where?: Where | undefined;
  open?: OpenRecord | undefined;
  /** Field by which the rows stand in groups; in none by default. */
  group?: string | undefined;
  /** The rows stand on a map instead of in the table. */
  isMap?: boolean;
}

/** Where a list keeps its view: the address in an application, memory in a story. */
export interface CrudState {
  view: CrudView;
  change(next: Partial<CrudView>): void;
}

/** The view of a list that nobody has touched. */
export const firstView: CrudView = { page: 1, size: 10, sort: [], filters: {} };

/** Keeps a list's view in memory. */
export function useMemoryState(start: Partial<CrudView> = {}): CrudState {
  const [view, setView] = useState<CrudView>({ ...firstView, ...start });
  return useMemo(() => ({ view, change: (next) => setView((now) => ({ ...now, ...next })) }), [view]);
}
