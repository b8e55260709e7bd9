import type { PackedFeatures } from '../layers/PackedFeatures.ts';
import { EXTENT, type TileShape } from './TileShape.ts';
import type { LayerData, Palette } from './TileTask.ts';
import { TILE } from './TileTask.ts';

/** What both kinds of canvas draw with. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

const SCALE = TILE / EXTENT;

function trace(pen: Pen, { rings, isArea }: TileShape): void {
  for (const ring of rings) {
    for (let at = 0; at < ring.length; at += 2) {
      const [x, y] = [(ring[at] ?? 0) * SCALE, (ring[at + 1] ?? 0) * SCALE];
      if (at === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    }
    if (isArea) pen.closePath();
  }
}

/** Shapes that are drawn as one path; a path of thousands takes six times as long. */
const RUN = 20;

function drawInRuns(pen: Pen, shapes: readonly TileShape[], draw: () => void): void {
  for (let from = 0; from < shapes.length; from += RUN) {
    pen.beginPath();
    for (const shape of shapes.slice(from, from + RUN)) trace(pen, shape);
    draw();
  }
}

/** Features of a layer above which they stand so close that a thin outline does, which is drawn three times as fast. */
const CROWDED = 5000;

/** Fills and outlines the shapes of one kind. */
function paintKind(
  pen: Pen,
  shapes: readonly TileShape[],
  color: string,
  { isGround, packed }: LayerData,
  isDashed: boolean,
): void {
  const [areas, lines] = [shapes.filter(({ isArea }) => isArea), shapes.filter(({ isArea }) => !isArea)];
  pen.strokeStyle = color;
  pen.fillStyle = color;
  // Round corners of areas are not seen and take a third longer.
  pen.lineJoin = 'miter';
  pen.miterLimit = 2;
  pen.globalAlpha = isGround ? 0.06 : 0.18;
  drawInRuns(pen, areas, () => pen.fill());
  pen.globalAlpha = isGround ? 0.7 : 1;
  pen.lineWidth = packed.count > CROWDED ? 1 : 1.5;
  drawInRuns(pen, areas, () => pen.stroke());
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  pen.lineWidth = isGround ? 1.5 : 3;
  pen.setLineDash(isDashed ? [2, 8] : []);
  drawInRuns(pen, lines, () => pen.stroke());
  pen.setLineDash([]);
  pen.globalAlpha = 1;
}

const kindAt = ({ kindOf }: PackedFeatures, at: number) => kindOf[at] ?? 0;

/** Paints the lines and areas of a layer in a tile. */
export function paintShapes(
  pen: Pen,
  shapes: readonly TileShape[],
  layer: LayerData,
  palette: Palette,
  isShown: (kind: number) => boolean,
): void {
  for (const [kind, sign] of layer.signs.entries()) {
    if (!isShown(kind)) continue;
    const own = shapes.filter(({ at }) => kindAt(layer.packed, at) === kind);
    if (own.length > 0) paintKind(pen, own, palette.colors[sign.role] ?? '', layer, sign.isDashed === true);
  }
}
