/** How much of a page is selected. */
export type PageSelection = 'all' | 'some' | 'none';

/** Says how much of a page is selected. */
export function pageSelection(page: readonly string[], selected: ReadonlySet<string>): PageSelection {
  const count = page.filter((id) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === page.length ? 'all' : 'some';
}

/** Turns one row over. */
export function toggleRow(id: string, selected: ReadonlySet<string>): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Gives every row from the anchor to the target the state that the target turns to; other pages stay as they are. */
export function toggleRange(
  page: readonly string[],
  anchor: string | undefined,
  target: string,
  selected: ReadonlySet<string>,
): ReadonlySet<string> {
  const from = anchor === undefined ? -1 : page.indexOf(anchor);
  const to = page.indexOf(target);
  if (from < 0 || to < 0) return toggleRow(target, selected);
  return withPage(page.slice(Math.min(from, to), Math.max(from, to) + 1), !selected.has(target), selected);
}

/** Draws the selected range out from the anchor to another row, or back: rows it leaves are no longer selected. */
export function extendRange(
  page: readonly string[],
  anchor: string,
  from: string,
  to: string,
  selected: ReadonlySet<string>,
): ReadonlySet<string> {
  return withPage(between(page, anchor, to), true, withPage(between(page, anchor, from), false, selected));
}

function between(page: readonly string[], one: string, other: string): readonly string[] {
  const [from, to] = [page.indexOf(one), page.indexOf(other)];
  return from < 0 || to < 0 ? [] : page.slice(Math.min(from, to), Math.max(from, to) + 1);
}

function withPage(page: readonly string[], isOn: boolean, selected: ReadonlySet<string>): ReadonlySet<string> {
  const next = new Set(selected);
  for (const id of page) {
    if (isOn) next.add(id);
    else next.delete(id);
  }
  return next;
}
