import { type SheetPaper, SIDES } from './SheetFile.ts';

/** Width and height of an A4 sheet in points. */
const A4 = { width: 595, height: 842 } as const;
/** Width of a margin in points where the file names none. */
const MARGIN = 36;

/**
 * How a sheet of a width in points stands on A4: lying where the file says so or it needs that, and smaller where it is
 * wider still.
 */
export function paperFor(width: number, { isLandscape, margins }: SheetPaper): { style: string; scale: number } {
  const beside = (margins.left ?? MARGIN) + (margins.right ?? MARGIN);
  const isLying = isLandscape || width > A4.width - beside;
  const room = (isLying ? A4.height : A4.width) - beside;
  const around = SIDES.map((side) => `${margins[side] ?? MARGIN}pt`).join(' ');
  return {
    style: `size: A4 ${isLying ? 'landscape' : 'portrait'}; margin: ${around}`,
    scale: Math.min(1, room / width),
  };
}
