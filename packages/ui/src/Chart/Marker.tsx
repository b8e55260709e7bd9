import { Glyph } from '@visx/visx';
import { vars } from '../theme/vars.css.ts';
import { seriesColor } from './chartPalette.ts';

interface MarkerProps {
  /** Which series it marks; gives its shape and colour. */
  index: number;
  /** The middle in pixels. */
  x: number;
  /** The middle in pixels. */
  y: number;
  /** Area in square pixels; default 48. */
  size?: number;
}

const shapes = [
  Glyph.GlyphCircle,
  Glyph.GlyphSquare,
  Glyph.GlyphTriangle,
  Glyph.GlyphDiamond,
  Glyph.GlyphCross,
  Glyph.GlyphStar,
  Glyph.GlyphWye,
  Glyph.GlyphCircle,
];

/** The mark of a point: a shape of its own for each series, so that colour is never alone. */
export function Marker({ index, x, y, size = 48 }: MarkerProps) {
  const Shape = shapes[index % shapes.length] ?? Glyph.GlyphCircle;
  const isHollow = index % shapes.length === shapes.length - 1;
  const color = seriesColor(index);
  return (
    <Shape
      left={x}
      top={y}
      size={size}
      fill={isHollow ? vars.color.surface : color}
      stroke={isHollow ? color : vars.color.surface}
      strokeWidth={isHollow ? 2 : 1}
    />
  );
}
