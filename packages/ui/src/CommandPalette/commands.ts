import type { LucideIcon } from 'lucide-react';
import { includesText, isText, searchText, type PinyinOf } from '../MenuSearch/titleMatch.ts';
import type { QuickGroup } from '../MenuSearch/QuickList.tsx';

/** Something the palette can do. */
export interface Command {
  /** What `onRun` is called with. */
  id: string;
  /** The words, beginning with a verb. */
  label: string;
  /** The group it stands in. */
  group: string;
  /** Its picture. */
  icon?: LucideIcon;
  /** Its keys, as words such as Ctrl+S. */
  shortcut?: string;
  /** Whether it answers what is typed, which it is then not held against; default false. */
  isFound?: boolean;
  /** Other names by which it is found. */
  names?: readonly string[];
}

const item = ({ id, label, icon, shortcut }: Command) => ({
  id,
  label,
  ...(icon && { icon }),
  ...(shortcut !== undefined && { detail: shortcut }),
});

/**
 * The commands that match, by group in the order of their first command: one that is called what is typed comes first;
 * while nothing is typed the recent ones do, and once only.
 */
export function groupCommands(
  commands: readonly Command[],
  recents: readonly string[],
  recentLabel: string,
  query: string,
  pinyinOf: PinyinOf,
): QuickGroup[] {
  const isSearching = searchText(query) !== '';
  const recent = isSearching ? [] : recents.flatMap((id) => commands.find((command) => command.id === id) ?? []);
  const matching = commands.filter(
    (command) =>
      !recent.includes(command) &&
      (command.isFound === true || includesText(command.label, command.names ?? [], query, pinyinOf)),
  );
  const isNamed = ({ label }: Command) => isSearching && isText(label, query, pinyinOf);
  const found = [...matching.filter(isNamed), ...matching.filter((command) => !isNamed(command))];
  const labels = [...new Set(found.map(({ group }) => group))];
  return [
    ...(recent.length > 0 ? [{ label: recentLabel, items: recent.map(item) }] : []),
    ...labels.map((label) => ({ label, items: found.filter(({ group }) => group === label).map(item) })),
  ];
}
