import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { QuickList } from '../MenuSearch/QuickList.tsx';
import { useInitials } from '../MenuSearch/useInitials.ts';
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
  /** Called with the id of the command that was chosen, after it closed. */
  onRun: (id: string) => void;
}

/** Everything that can be done, by name or pinyin initials; Ctrl+K opens it anywhere. */
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

function Opened({ commands, recents = [], onOpenChange, onRun }: Omit<CommandPaletteProps, 'isOpen'>) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const initialsOf = useInitials(true);
  const run = (id: string) => {
    onOpenChange(false);
    onRun(id);
  };
  return (
    <QuickList
      title={t`命令：名称或拼音首字母`}
      query={query}
      onQueryChange={setQuery}
      groups={groupCommands(commands, recents, t`最近使用`, query, initialsOf)}
      onChoose={run}
      onClose={() => onOpenChange(false)}
    />
  );
}
