/** Room in pixels between a palette and the diagram. */
const BESIDE = 8;
/** Room in pixels around an element that is brought into view. */
const AROUND = 60;

/**
 * What a palette covers of a canvas, in pixels: a strip at the left where it is tall, one at the top where it is wide.
 */
export function paletteInset(palette: Element | null, canvas: Element): { left: number; top: number } {
  if (palette === null) return { left: 0, top: 0 };
  const [own, whole] = [palette.getBoundingClientRect(), canvas.getBoundingClientRect()];
  return own.width > own.height
    ? { left: 0, top: own.bottom - whole.top + BESIDE }
    : { left: own.right - whole.left + BESIDE, top: 0 };
}

/** Room around an element that is brought into view beside what is covered. */
export const paddingBeside = ({ left, top }: { left: number; top: number }) => ({
  top: Math.max(AROUND, top),
  right: AROUND,
  bottom: AROUND,
  left: Math.max(AROUND, left),
});
