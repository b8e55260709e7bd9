const LONGEST = 10_000;
const deeds = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls the window as soon as the page is long enough, and holds it there while the page still grows and shrinks: for
 * ten seconds, or until the person does something. `onThere` is called when the place is reached or given up. Returns
 * what ends it.
 */
export function scrollWhenThere(top: number, onThere: () => void): () => void {
  if (top === 0) {
    window.scrollTo(0, 0);
    onThere();
    return () => undefined;
  }
  const hold = () => {
    if (document.documentElement.scrollHeight - window.innerHeight < top) return;
    if (Math.abs(window.scrollY - top) > 1) window.scrollTo(0, top);
    onThere();
  };
  const size = new ResizeObserver(hold);
  const end = () => {
    clearTimeout(timer);
    size.disconnect();
    for (const deed of deeds) window.removeEventListener(deed, end);
    onThere();
  };
  const timer = setTimeout(end, LONGEST);
  for (const deed of deeds) window.addEventListener(deed, end, { passive: true });
  size.observe(document.body);
  hold();
  return end;
}
