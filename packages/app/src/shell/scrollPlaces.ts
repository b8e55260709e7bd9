import { PLACES_KEY } from './pages.ts';

/** How far each page is scrolled, in pixels, by the key of the page. */
export type Places = Map<string, number>;

/** Reads how far the pages were scrolled before the window was loaded anew; empty where that cannot be read. */
export function rememberedPlaces(): Places {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PLACES_KEY) ?? '[]') as unknown;
    return new Map(Array.isArray(kept) ? kept.filter((pair): pair is [string, number] => Array.isArray(pair) && typeof pair[0] === 'string' && Number.isFinite(pair[1])) : []);
  } catch {
    return new Map();
  }
}

/** Remembers for this tab of the browser how far the pages are scrolled. */
export function rememberPlaces(places: Places): void {
  try {
    sessionStorage.setItem(PLACES_KEY, JSON.stringify([...places].filter(([, top]) => top > 0)));
  } catch {
    return;
  }
}
