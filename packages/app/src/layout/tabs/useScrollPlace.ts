import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { session } from '../../session/session.ts';
import { pages } from '../../navigation/pages.ts';
import { rememberPlaces, rememberedPlaces } from './scrollPlaces.ts';
import { scrollWhenThere } from './scrollWhenThere.ts';

/**
 * Keeps how far each page is scrolled while it has a tag, also when the window is reloaded: a page that is come back to
 * stands where it was, another begins at its top. `serial` tells the openings of a page apart.
 */
export function useScrollPlace(key: string, serial: number): void {
  const [places] = useState(rememberedPlaces);
  const shown = useRef({ key: '', serial: 0, isThere: false });
  useEffect(() => {
    const note = () => {
      if (shown.current.isThere) places.set(shown.current.key, window.scrollY);
    };
    const remember = () => rememberPlaces(places);
    history.scrollRestoration = 'manual';
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', remember);
    return () => {
      if (session.phase === 'locked') remember();
      history.scrollRestoration = 'auto';
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', remember);
    };
  }, [places]);
  useLayoutEffect(() => {
    const isRenewed = shown.current.key === key && shown.current.serial !== serial;
    if (isRenewed || pages.tagged.keys?.includes(key) === false) places.delete(key);
    const here = { key, serial, isThere: false };
    shown.current = here;
    return scrollWhenThere(places.get(key) ?? 0, () => {
      here.isThere = true;
    });
  }, [key, serial, places]);
}
