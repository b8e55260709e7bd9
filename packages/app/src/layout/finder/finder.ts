import { proxy } from 'valtio';

interface Finder {
  open: 'search' | 'palette' | 'help' | 'favourites' | null;
  /** What was typed while the code of the overlay was loading. */
  typed: string;
}

/** Which of the overlays that find things is open. */
export const finder = proxy<Finder>({ open: null, typed: '' });

/** Closes whatever is open. */
export const closeFinder = () => Object.assign(finder, { open: null, typed: '' });
