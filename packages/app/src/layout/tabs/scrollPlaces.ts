import { browserStore } from '../../base/browserStore.ts';
import { PLACES_KEY } from '../../navigation/pages.ts';

/** How far each page is scrolled, in pixels, by the key of the page. */
export type Places = Map<string, number>;

/** Reads how far the pages were scrolled before the window was reloaded; empty where that cannot be read. */
export function rememberedPlaces(): Places {
  try {
    const kept = JSON.parse(browserStore.read(PLACES_KEY, 'session') ?? '[]') as unknown;
    return new Map(
      Array.isArray(kept)
        ? kept.filter(
            (pair): pair is [string, number] =>
              Array.isArray(pair) && typeof pair[0] === 'string' && Number.isFinite(pair[1]),
          )
        : [],
    );
  } catch {
    return new Map();
  }
}

/** Remembers for this tab of the browser how far the pages are scrolled. */
export function rememberPlaces(places: Places): void {
  browserStore.write(PLACES_KEY, JSON.stringify([...places].filter(([, top]) => top > 0)), 'session');
}
