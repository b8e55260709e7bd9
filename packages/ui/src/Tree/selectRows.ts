/** How a line is chosen: alone, added or removed, or with all between it and the last one. */
export type SelectHow = 'only' | 'toggle' | 'range';

/** The chosen ids after one more act; `order` are the ids of the lines that can be chosen, top to bottom. */
export function selectRows(
  order: readonly string[],
  selected: ReadonlySet<string>,
  id: string,
  how: SelectHow,
  anchor: string | null,
): ReadonlySet<string> {
  if (how === 'only') return new Set([id]);
  if (how === 'range' && anchor !== null) {
    const [from, to] = [order.indexOf(anchor), order.indexOf(id)];
    if (from >= 0 && to >= 0) return new Set([...selected, ...order.slice(Math.min(from, to), Math.max(from, to) + 1)]);
  }
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}
