import { useEffect, useLayoutEffect, useRef } from 'react';

/** Keeps how far each page is scrolled: a page that is come back to stands where it was, another begins at its top. `place` names the page and its opening. */
export function useScrollPlace(place: string): void {
  const places = useRef(new Map<string, number>());
  const current = useRef(place);
  useEffect(() => {
    const note = () => void places.current.set(current.current, window.scrollY);
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    history.scrollRestoration = 'manual';
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      leave();
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', leave);
    };
  }, []);
  useLayoutEffect(() => {
    if (current.current === place) return;
    current.current = place;
    window.scrollTo(0, places.current.get(place) ?? 0);
  }, [place]);
}
