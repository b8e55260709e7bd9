import type { Mark } from './pointIndex.ts';
import type { Pen } from './paintShapes.ts';
import type { LayerData, Palette, Sign } from './TileTask.ts';

/** Half the width of a mark in pixels. */
export const MARK = 9;

/** Half the width of the circle of so many. */
export const clusterRadius = (count: number): number => Math.min(26, 13 + Math.log10(Math.max(1, count)) * 4);

/** A count in at most four characters: 999, 1.2k, 12万 are 999, 1.2k, 120k. */
export const shortCount = (count: number): string =>
  count < 1000 ? String(count) : count < 10_000 ? `${(count / 1000).toFixed(1)}k` : `${Math.round(count / 1000)}k`;

function outline(pen: Pen, form: Sign['form'], x: number, y: number, half: number): void {
  pen.beginPath();
  if (form === 'circle') pen.arc(x, y, half, 0, Math.PI * 2);
  else if (form === 'square') pen.rect(x - half * 0.9, y - half * 0.9, half * 1.8, half * 1.8);
  else if (form === 'diamond') {
    pen.moveTo(x, y - half * 1.25);
    pen.lineTo(x + half * 1.25, y);
    pen.lineTo(x, y + half * 1.25);
    pen.lineTo(x - half * 1.25, y);
    pen.closePath();
  } else {
    pen.moveTo(x, y - half * 1.2);
    pen.lineTo(x + half * 1.2, y + half * 0.95);
    pen.lineTo(x - half * 1.2, y + half * 0.95);
    pen.closePath();
  }
}

/** Paints one mark with the halo that sets it off the ground. */
export function paintMark(pen: Pen, sign: Sign, { colors, font }: Palette, x: number, y: number): void {
  const half = sign.glyph === undefined && sign.path === undefined ? MARK * 0.72 : MARK;
  pen.fillStyle = colors[sign.role] ?? '';
  pen.strokeStyle = colors.raised ?? '';
  pen.lineWidth = 2;
  outline(pen, sign.form, x, y, half);
  pen.fill();
  pen.stroke();
  const on = colors[sign.onRole] ?? '';
  if (sign.path !== undefined) {
    pen.save();
    pen.translate(x - MARK * 0.66, y - MARK * 0.66);
    pen.scale((MARK * 1.32) / 24, (MARK * 1.32) / 24);
    pen.strokeStyle = on;
    pen.lineWidth = 2.6;
    pen.stroke(new Path2D(sign.path));
    pen.restore();
  } else if (sign.glyph !== undefined) {
    pen.fillStyle = on;
    pen.font = `600 ${sign.glyph.length > 1 ? 8 : 11}px ${font}`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(sign.glyph, x, y + 0.5);
  }
}

/** Paints the circle of several features: their number, and around it what share each kind has. */
function paintCluster(pen: Pen, mark: Mark, signs: readonly Sign[], palette: Palette, x: number, y: number): void {
  const { colors, font } = palette;
  const half = clusterRadius(mark.count);
  pen.fillStyle = colors.raised ?? '';
  pen.beginPath();
  pen.arc(x, y, half, 0, Math.PI * 2);
  pen.fill();
  const total = mark.by.reduce((sum, count) => sum + count, 0);
  const shares = total === 0 ? [[0, 1] as const] : mark.by.map((count, kind) => [kind, count / total] as const);
  let from = -Math.PI / 2;
  pen.lineWidth = 4;
  for (const [kind, share] of shares) {
    if (share === 0) continue;
    const to = from + share * Math.PI * 2;
    pen.strokeStyle = (total === 0 ? colors.accentMark : colors[signs[kind]?.role ?? '']) ?? '';
    pen.beginPath();
    pen.arc(x, y, half - 3, from, to);
    pen.stroke();
    from = to;
  }
  pen.strokeStyle = colors.raised ?? '';
  pen.lineWidth = 1.5;
  pen.beginPath();
  pen.arc(x, y, half, 0, Math.PI * 2);
  pen.stroke();
  pen.fillStyle = colors.text ?? '';
  pen.font = `600 12px ${font}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(shortCount(mark.count), x, y + 0.5);
}

/** A mark with its place in pixels of the tile. */
export interface PlacedMark {
  mark: Mark;
  x: number;
  y: number;
}

/** Paints the marks of a layer, those of several last. */
export function paintMarks(pen: Pen, marks: readonly PlacedMark[], layer: LayerData, palette: Palette): void {
  for (const { mark, x, y } of marks) {
    const sign = layer.signs[layer.packed.kindOf[mark.at] ?? 0];
    if (mark.at >= 0 && sign !== undefined) paintMark(pen, sign, palette, x, y);
  }
  for (const { mark, x, y } of marks) if (mark.at < 0) paintCluster(pen, mark, layer.signs, palette, x, y);
}
