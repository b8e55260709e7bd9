import { CommandPalette } from '@lattice/ui/CommandPalette';
import { MenuSearch } from '@lattice/ui/MenuSearch';
import { ShortcutHelp } from '@lattice/ui/ShortcutHelp';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useCallback, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { closeFinder, finder } from './finder.ts';
import { useCommands } from './useCommands.ts';
import { menuNodes, useEntries } from '../../navigation/useEntries.ts';
import { useShortcuts } from './useShortcuts.ts';
import { useGo } from '../../navigation/Address.tsx';

const RECENT = 5;

const opener = (what: 'palette' | 'search' | 'help' | 'favourites') => (isOpen: boolean) => {
  if (isOpen) finder.open = what;
  else if (finder.open === what) closeFinder();
};
const openPalette = opener('palette');
const openSearch = opener('search');
const openHelp = opener('help');
const openFavourites = opener('favourites');

const FavouritesDialog = lazyPart(async () => (await import('./FavouritesDialog.tsx')).FavouritesDialog);

/** Menu search, command palette, the list of shortcuts, and the order of the favourites. */
export function Finders() {
  const { open, typed } = useSnapshot(finder);
  const navigate = useGo();
  const { entries } = useEntries();
  const nodes = useMemo(() => menuNodes(entries ?? []), [entries]);
  const [query, setQuery] = useState('');
  const [recents, setRecents] = useState<readonly string[]>([]);
  const go = useCallback(
    (to: string, isExternal = false) => {
      if (isExternal) window.open(to, '_blank', 'noopener,noreferrer');
      else navigate(to);
    },
    [navigate],
  );
  const commands = useCommands(entries ?? [], go, open === 'palette', query);
  const shortcuts = useShortcuts();
  const run = (id: string) => {
    setRecents([id, ...recents.filter((one) => one !== id)].slice(0, RECENT));
    commands.find((command) => command.id === id)?.run();
  };
  return (
    <>
      <MenuSearch
        items={nodes}
        isOpen={open === 'search'}
        initialQuery={typed}
        onOpenChange={openSearch}
        onChoose={({ href = '/', isExternal }) => go(href, isExternal)}
      />
      <CommandPalette
        commands={commands}
        recents={recents}
        isOpen={open === 'palette'}
        initialQuery={typed}
        onOpenChange={openPalette}
        onQueryChange={setQuery}
        onRun={run}
      />
      <ShortcutHelp groups={shortcuts} isOpen={open === 'help'} onOpenChange={openHelp} />
      {open === 'favourites' && <FavouritesDialog entries={entries ?? []} onOpenChange={openFavourites} />}
    </>
  );
}
