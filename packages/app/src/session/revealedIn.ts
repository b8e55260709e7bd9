import { proxy } from 'valtio';

/** Paths of registers of which a value was revealed since the page was loaded. */
export const revealedIn = proxy<{ paths: string[] }>({ paths: [] });
