import type { Sort } from '../../DataTable/sorting.ts';
import { readJson } from '../CrudStore.ts';
import { type CrudView, firstView } from '../CrudState.ts';
import { WORDS } from '../search/searchQuery.ts';
import { type Where, readWhere, writeWhere } from '../conditions/where.ts';

/** A view that a user keeps under a name: filters, order and groups, never values of sensitive fields. */
export interface SavedView {
  name: string;
  /** The list opens with it. */
  isDefault: boolean;
  sort: readonly Sort[];
  filters: Readonly<Record<string, string>>;
  where?: Where | undefined;
  group?: string | undefined;
}

const plainName = (name: string) => name.replace(/(?:From|To)$/, '');

/** The part of a view that may be kept: without page, open record, and values of sensitive fields. */
export function savedView(
  name: string,
  { sort, filters, where, group }: CrudView,
  sensitive: readonly string[],
): SavedView {
  // The one search box looks in sensitive fields too, where there are any.
  const mayKeep = (field: string) =>
    !sensitive.includes(field) && !sensitive.includes(plainName(field)) && (field !== WORDS || sensitive.length === 0);
  const conditions = where?.conditions.filter(({ field }) => mayKeep(field)) ?? [];
  return {
    name,
    isDefault: false,
    sort,
    filters: Object.fromEntries(Object.entries(filters).filter(([field]) => mayKeep(field))),
    ...(where && conditions.length > 0 && { where: { ...where, conditions } }),
    ...(group && { group }),
  };
}

/** The views with one more; one of the same name gives way and hands on whether it was the default. */
export function withView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  const at = views.findIndex(({ name }) => name === view.name);
  return at < 0
    ? [...views, view]
    : views.map((one, index) => (index === at ? { ...view, isDefault: one.isDefault } : one));
}

/** The views without one. */
export const withoutView = (views: readonly SavedView[], name: string): readonly SavedView[] =>
  views.filter((one) => one.name !== name);

/** The views with one under another name, where it stands. */
export const withRenamed = (views: readonly SavedView[], from: string, to: string): readonly SavedView[] =>
  views.map((view) => (view.name === from ? { ...view, name: to } : view));

/** The views with another default; '' for none. */
export const withDefault = (views: readonly SavedView[], name: string): readonly SavedView[] =>
  views.map((one) => ({ ...one, isDefault: one.name === name }));

/** What the view of a list becomes when a saved one is chosen. */
export const chosenView = ({ sort, filters, where, group }: SavedView): Partial<CrudView> => ({
  page: 1,
  sort,
  filters,
  where,
  group,
  open: undefined,
});

/** True while a list shows what a saved view says. */
export function isShown(
  { sort, filters, where, group }: SavedView,
  view: Pick<CrudView, 'sort' | 'filters' | 'where' | 'group'>,
): boolean {
  const said = (one: Pick<SavedView, 'sort' | 'filters' | 'where' | 'group'>) =>
    JSON.stringify([one.sort, Object.entries(one.filters).sort(([a], [b]) => (a < b ? -1 : 1)), one.where, one.group]);
  return said({ sort, filters, where, group }) === said(view);
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads saved views out of a store; what is not one is dropped. */
export function readViews(text: string | null): readonly SavedView[] {
  const stored = readJson(text);
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one: unknown): SavedView[] => {
    if (!isPlain(one) || typeof one.name !== 'string' || !isPlain(one.filters)) return [];
    const sort = (Array.isArray(one.sort) ? one.sort : []).flatMap((part: unknown): Sort[] =>
      isPlain(part) && typeof part.id === 'string' ? [{ id: part.id, desc: part.desc === true }] : [],
    );
    const filters = Object.fromEntries(
      Object.entries(one.filters).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
    const where = typeof one.where === 'string' ? readWhere(one.where) : undefined;
    const group = typeof one.group === 'string' && { group: one.group };
    return [{ name: one.name, isDefault: one.isDefault === true, sort, filters, ...(where && { where }), ...group }];
  });
}

/** Writes saved views for a store; null where there are none. */
export const writeViews = (views: readonly SavedView[]): string | null =>
  views.length === 0
    ? null
    : JSON.stringify(views.map(({ where, ...view }) => ({ ...view, ...(where && { where: writeWhere(where) }) })));

/** What a list opens with: the default view and the remembered size, unless its view says something already. */
export function openingView(
  view: CrudView,
  views: readonly SavedView[],
  size: number | undefined,
): Partial<CrudView> | undefined {
  const isUntouched =
    view.page === 1 &&
    view.size === firstView.size &&
    view.sort.length === 0 &&
    view.where === undefined &&
    view.open === undefined &&
    view.group === undefined &&
    Object.keys(view.filters).length === 0;
  if (!isUntouched) return undefined;
  const usual = views.find(({ isDefault }) => isDefault);
  if (usual === undefined && (size === undefined || size === view.size)) return undefined;
  return { ...(usual && chosenView(usual)), ...(size !== undefined && { size }) };
}
