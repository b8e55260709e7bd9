import { type RefObject, useEffect } from 'react';

const editable =
  'input:not([type=checkbox], [type=radio], [type=button], [type=file]), textarea, [contenteditable=true]';

/** A shape that covers everything but a rectangle of the window, in whole pixels. */
function allBut({ left, top, right, bottom }: DOMRect): string {
  const [x0, y0, x1, y1] = [Math.floor(left), Math.floor(top), Math.ceil(right), Math.ceil(bottom)];
  const hole = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
    [x0, y0],
  ]
    .map(([x, y]) => `${x}px ${y}px`)
    .join(', ');
  return `polygon(evenodd, 0 0, 100% 0, 100% 100%, 0 100%, 0 0, ${hole})`;
}

/** Leaves the field that is being edited open in a mark over the whole window, also while the page scrolls under it. */
export function useEditedHole(mark: RefObject<SVGElement | null>): void {
  useEffect(() => {
    const cut = (): void => {
      const focused = document.activeElement;
      const shape = focused?.matches(editable) ? allBut(focused.getBoundingClientRect()) : '';
      if (mark.current) mark.current.style.clipPath = shape;
    };
    const sizes = new ResizeObserver(cut);
    const follow = (): void => {
      sizes.disconnect();
      const focused = document.activeElement;
      if (focused?.matches(editable)) sizes.observe(focused);
      cut();
    };
    // The next field has the focus only after the event by which the last one loses it.
    const leave = (): void => void requestAnimationFrame(follow);
    follow();
    document.addEventListener('focusin', follow);
    document.addEventListener('focusout', leave);
    document.addEventListener('scroll', cut, { capture: true, passive: true });
    window.addEventListener('resize', cut);
    return () => {
      sizes.disconnect();
      document.removeEventListener('focusin', follow);
      document.removeEventListener('focusout', leave);
      document.removeEventListener('scroll', cut, { capture: true });
      window.removeEventListener('resize', cut);
    };
  }, [mark]);
}
