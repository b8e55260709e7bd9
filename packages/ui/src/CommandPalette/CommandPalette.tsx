import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { QuickList } from '../MenuSearch/QuickList.tsx';
import { usePinyin } from '../MenuSearch/usePinyin.ts';
import { groupCommands, type Command } from './commands.ts';

export type { Command } from './commands.ts';

export interface CommandPaletteProps {
  /** What can be done here and now. */
  commands: readonly Command[];
  /** Ids of what was done last, newest first; default none. */
  recents?: readonly string[];
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called with true or false at Ctrl+K, and with false when it wants to close. */
  onOpenChange: (isOpen: boolean) => void;
  /** What is searched for when it opens; nothing by default. */
  initialQuery?: string;
  /** Called with what is typed, such as for finding records that become commands; '' when it closed. */
  onQueryChange?: (query: string) => void;
  /** Called with the id of the command that was chosen, after it closed. */
  onRun: (id: string) => void;
}

/** Everything that can be done, by name or pinyin; Ctrl+K opens it anywhere. */
export function CommandPalette({ isOpen, onOpenChange, ...rest }: CommandPaletteProps) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      onOpenChange(!isOpen);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOpen, onOpenChange]);
  return isOpen ? <Opened {...rest} onOpenChange={onOpenChange} /> : null;
}

function Opened({
  commands,
  recents = [],
  initialQuery = '',
  onOpenChange,
  onQueryChange,
  onRun,
}: Omit<CommandPaletteProps, 'isOpen'>) {
  const { t } = useLingui();
  const [query, setQuery] = useState(initialQuery);
  useEffect(() => onQueryChange?.(query), [onQueryChange, query]);
  useEffect(() => () => onQueryChange?.(''), [onQueryChange]);
  const pinyinOf = usePinyin(true);
  const run = (id: string) => {
    onOpenChange(false);
    onRun(id);
  };
  return (
    <QuickList
      title={t`命令、页面与记录：名称、编号、拼音`}
      query={query}
      onQueryChange={setQuery}
      groups={groupCommands(commands, recents, t`最近使用`, query, pinyinOf)}
      onChoose={run}
      onClose={() => onOpenChange(false)}
    />
  );
}
