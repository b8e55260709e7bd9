import { type RefObject, useEffect, useRef } from 'react';

/** Tells of every key that is pressed inside an element, before what stands around the element hears of it. */
export function usePress(element: RefObject<HTMLElement | null>, tell: (event: KeyboardEvent) => void): void {
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    const host = element.current;
    const press = (event: KeyboardEvent) => latest.current(event);
    host?.addEventListener('keydown', press);
    return () => host?.removeEventListener('keydown', press);
  }, [element]);
}
