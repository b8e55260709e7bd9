import type { PlacedMark } from './paintMarks.ts';
import type { Pen } from './paintShapes.ts';
import type { Palette } from './TileTask.ts';

/** How far a point warms its surroundings, in pixels. */
export const HEAT_REACH = 28;

const rgb = (hex: string): [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16) || 0,
  Number.parseInt(hex.slice(3, 5), 16) || 0,
  Number.parseInt(hex.slice(5, 7), 16) || 0,
];

/** Colours from little to much, 256 steps of red, green and blue. */
export function heatRamp({ colors }: Palette): Uint8ClampedArray {
  const stops = [1, 2, 3, 4, 5].map((step) => rgb(colors[`heat${step}`] ?? '#000000'));
  const ramp = new Uint8ClampedArray(256 * 3);
  for (let step = 0; step < 256; step += 1) {
    const place = (step / 255) * (stops.length - 1);
    const [low, share] = [Math.min(stops.length - 2, Math.floor(place)), place - Math.floor(place)];
    for (let part = 0; part < 3; part += 1) {
      const [one = 0, other = 0] = [stops[low]?.[part], stops[low + 1]?.[part]];
      ramp[step * 3 + part] = one + (other - one) * (place >= stops.length - 1 ? 1 : share);
    }
  }
  return ramp;
}

/** Paints how much there is where; `most` is what counts as much. */
export function paintHeat(
  pen: Pen,
  marks: readonly PlacedMark[],
  most: number,
  palette: Palette,
  edge: number,
  ratio: number,
): void {
  for (const { mark, x, y } of marks) {
    const glow = pen.createRadialGradient(x, y, 0, x, y, HEAT_REACH);
    const strength = Math.min(1, Math.max(0.08, mark.count / most));
    glow.addColorStop(0, `rgba(0,0,0,${strength})`);
    glow.addColorStop(1, 'rgba(0,0,0,0)');
    pen.fillStyle = glow;
    pen.fillRect(x - HEAT_REACH, y - HEAT_REACH, HEAT_REACH * 2, HEAT_REACH * 2);
  }
  const size = Math.round(edge * ratio);
  const picture = pen.getImageData(0, 0, size, size);
  const ramp = heatRamp(palette);
  const { data } = picture;
  for (let at = 3; at < data.length; at += 4) {
    const strength = data[at] ?? 0;
    if (strength === 0) continue;
    data[at - 3] = ramp[strength * 3] ?? 0;
    data[at - 2] = ramp[strength * 3 + 1] ?? 0;
    data[at - 1] = ramp[strength * 3 + 2] ?? 0;
    data[at] = Math.min(210, 60 + strength);
  }
  pen.putImageData(picture, 0, 0);
}
