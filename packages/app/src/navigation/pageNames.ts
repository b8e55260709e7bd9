import { proxy } from 'valtio';

/**
 * What pages say that they are about, by what they are known by; `useName` writes it, their tags and the window show
 * it.
 */
export const pageNames = proxy<Record<string, string>>({});
