import { type Glyph, glyphOf } from './captchaFont.ts';
import { png } from '../documents/png.ts';
import { randomBytes } from '../crypto/random.ts';

const WIDTH = 130;
const HEIGHT = 48;
const SHADES = 16;
const PAPER = [244, 246, 250] as const;
const INK = [32, 58, 110] as const;
const MARGIN = 7;

const palette = Array.from(
  { length: SHADES },
  (_, i) =>
    PAPER.map((paper, c) => Math.round(paper + (((INK[c] ?? 0) - paper) * i) / (SHADES - 1))) as [
      number,
      number,
      number,
    ],
);

const random = (from: number, to: number) =>
  from + ((new Uint32Array(randomBytes(4).buffer)[0] ?? 0) / 2 ** 32) * (to - from);

/** Ink of a place, from 0 to 1. */
type Ink = (x: number, y: number) => number;

const edge = (value: number, at: number, softness: number) => Math.min(1, Math.max(0, (value - at) / softness + 0.5));

/** A glyph's dots run together: ink between four dots is their weighted mean. */
const smooth = (glyph: Glyph, x: number, y: number) => {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [x - left, y - top];
  return (
    (glyph(left, top) * (1 - u) + glyph(left + 1, top) * u) * (1 - v) +
    (glyph(left, top + 1) * (1 - u) + glyph(left + 1, top + 1) * u) * v
  );
};

function letter(character: string, cell: number, index: number): Ink {
  const glyph = glyphOf(character);
  const dot = random(0.88, 1.04) * Math.min(4, cell / 6);
  const [cx, cy] = [MARGIN + cell * (index + 0.5) + random(-1.5, 1.5), HEIGHT / 2 + random(-4, 4)];
  const [angle, slant] = [random(-0.28, 0.28), random(-0.18, 0.18)];
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return (x, y) => {
    const [dx, dy] = [x - cx, y - cy];
    if (Math.abs(dx) > cell) return 0;
    const up = (dy * cos - dx * sin) / dot;
    return edge(smooth(glyph, (dx * cos + dy * sin) / dot + slant * up + 2, up + 3), 0.36, 0.3);
  };
}

function line(): Ink {
  const [base, slope, height, phase, length] = [
    random(12, 36),
    random(-0.12, 0.12),
    random(3, 9),
    random(0, 6),
    random(14, 30),
  ];
  return (x, y) => edge(0.8 - Math.abs(y - base - slope * x - height * Math.sin(x / length + phase)), 0, 1) * 0.85;
}

const spots = (): ReadonlySet<number> =>
  new Set(Array.from({ length: 90 }, () => Math.floor(random(0, WIDTH * HEIGHT))));

/** A text as a warped picture of 130 × 48 with lines and spots over it, as a data address. */
export async function captchaImage(text: string): Promise<string> {
  const cell = (WIDTH - 2 * MARGIN) / Math.max(1, text.length);
  const letters = [...text].map((character, index) => letter(character, cell, index));
  const lines = [line(), line()];
  const [noise, grain] = [spots(), randomBytes(WIDTH * HEIGHT)];
  const [waveX, waveY, phaseX, phaseY] = [random(1, 2.2), random(1, 2.5), random(0, 6), random(0, 6)];
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const [wx, wy] = [x + waveX * Math.sin(y / 7 + phaseX), y + waveY * Math.sin(x / 11 + phaseY)];
      const at = y * WIDTH + x;
      const inked = Math.max(
        ...letters.map((ink) => ink(wx, wy)),
        ...lines.map((ink) => ink(x, y)),
        noise.has(at) ? 0.7 : (grain[at] ?? 0) / 2000,
      );
      pixels[at] = Math.round(inked * (SHADES - 1));
    }
  }
  return `data:image/png;base64,${btoa(String.fromCharCode(...(await png(WIDTH, HEIGHT, pixels, palette))))}`;
}
