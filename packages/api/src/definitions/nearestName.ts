/** Edits (insertion, removal, replacement, exchange of two neighbours) that turn one word into another, of any case. */
export function editDistance(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : 1 / 0;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, replaced, swapped));
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}

/**
 * The known name that is spelt most like `name`; undefined where none is near: a third of its letters may differ, two
 * of a short one, but not all.
 */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  let least = Math.min(Math.max(2, Math.floor(name.length / 3)), name.length - 1) + 1;
  for (const candidate of known) {
    const distance = editDistance(name, candidate);
    if (distance < least) [nearest, least] = [candidate, distance];
  }
  return nearest;
}
