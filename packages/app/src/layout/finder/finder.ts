import { proxy } from 'valtio';

/** Which of the overlays that find things is open. */
export const finder = proxy<{ open: 'search' | 'palette' | 'help' | 'favourites' | null }>({ open: null });
