import type { TreeRow } from './tree.ts';

/** What a key asks of a tree: to focus a line, to open or close a node, to choose it, or nothing. */
export type TreeMove = { kind: 'focus'; key: string } | { kind: 'open' | 'close' | 'choose'; key: string } | null;

const focus = (row: TreeRow | undefined): TreeMove => (row === undefined ? null : { kind: 'focus', key: row.key });

/** The keys of a tree (ARIA Authoring Practices, Tree View); `current` is the key of the focused line. */
export function treeKey(pressed: string, rows: readonly TreeRow[], current: string | null): TreeMove {
  const at = rows.findIndex((row) => row.key === current);
  const row = rows[at];
  if (row === undefined)
    return pressed === 'ArrowDown' || pressed === 'Home'
      ? focus(rows[0])
      : pressed === 'End'
        ? focus(rows.at(-1))
        : null;
  const isBranch = row.kind === 'node' && row.node.hasChildren;
  switch (pressed) {
    case 'ArrowDown':
      return focus(rows[at + 1]);
    case 'ArrowUp':
      return at > 0 ? focus(rows[at - 1]) : null;
    case 'Home':
      return focus(rows[0]);
    case 'End':
      return focus(rows.at(-1));
    case 'ArrowRight':
      if (!isBranch) return null;
      return row.isOpen ? focus(rows[at + 1]) : { kind: 'open', key: row.key };
    case 'ArrowLeft':
      if (isBranch && row.isOpen) return { kind: 'close', key: row.key };
      return focus(rows.find((one) => one.kind === 'node' && one.key === row.parentId));
    case 'Enter':
    case ' ':
      return row.kind === 'loading' ? null : { kind: 'choose', key: row.key };
    default:
      return null;
  }
}

/** The next line after the focused one whose title begins with the letters, going round. */
export function treeTypeahead(letters: string, rows: readonly TreeRow[], current: string | null): TreeMove {
  const at = rows.findIndex((row) => row.key === current);
  const from = letters.length > 1 ? at : at + 1;
  const order = [...rows.slice(Math.max(from, 0)), ...rows.slice(0, Math.max(from, 0))];
  return focus(
    order.find((row) => row.kind === 'node' && row.node.title.toLowerCase().startsWith(letters.toLowerCase())),
  );
}
