import { chartRoles } from '../theme/chartRoles.ts';
import { vars } from '../theme/vars.css.ts';
import type { DemoScene, Mover } from './sceneOf.ts';

/** Where a camera looks: degrees to the right of north, degrees above the horizon, and how many times nearer. */
export interface CameraLook {
  pan: number;
  tilt: number;
  zoom: number;
}

/** What is written on the picture. */
export interface PictureWords {
  name: string;
  time: string;
  /** That it is no picture of a place. */
  demo: string;
  /** Who watches; '' for nobody in particular. */
  watcher: string;
}

const { color } = vars;
const roles = {
  sky: color.infoSoft,
  ground: color.neutralSoft,
  road: color.borderControl,
  line: color.surface,
  window: color.warningSoft,
  tree: color.success,
  walker: color.text,
  plate: color.surface,
  words: color.text,
};

/** Colours of a picture, as they are where it stands. */
export interface PictureColors extends Record<keyof typeof roles, string> {
  tones: readonly string[];
  font: string;
}

/** The colours of the theme around an element. */
export function colorsAt(element: Element): PictureColors {
  const style = getComputedStyle(element);
  const valueOf = (token: string) => style.getPropertyValue(token.replace(/^var\((--[\w-]+)\)$/, '$1')).trim();
  const named = Object.fromEntries(Object.entries(roles).map(([role, token]) => [role, valueOf(token)]));
  return {
    ...(named as Record<keyof typeof roles, string>),
    tones: chartRoles.map((role) => valueOf(color[role])),
    font: style.fontFamily,
  };
}

/** How many degrees are seen from side to side without zoom. */
const WIDTH = 60;

function plate(to: CanvasRenderingContext2D, text: string, colors: PictureColors, at: [number, number], end: boolean) {
  const size = Math.max(10, Math.round(to.canvas.width / 34));
  to.font = `${size}px ${colors.font}`;
  const width = to.measureText(text).width + size;
  const left = end ? at[0] - width : at[0];
  to.globalAlpha = 0.82;
  to.fillStyle = colors.plate;
  to.fillRect(left, at[1], width, size * 1.5);
  to.globalAlpha = 1;
  to.fillStyle = colors.words;
  to.fillText(text, left + size / 2, at[1] + size * 1.12);
}

/** Paints what a demo camera sees at a moment. */
export function paintScene(
  to: CanvasRenderingContext2D,
  scene: DemoScene,
  look: CameraLook,
  now: number,
  colors: PictureColors,
  words: PictureWords,
): void {
  const { width, height } = to.canvas;
  const degree = (width / WIDTH) * look.zoom;
  const xOf = (pan: number) => width / 2 + (((((pan - look.pan) % 360) + 540) % 360) - 180) * degree;
  const yOf = (above: number) => height * 0.52 - (above - look.tilt) * degree;
  const box = (pan: number, above: number, wide: number, high: number, fill: string) => {
    const x = xOf(pan);
    if (x > width || x + wide * degree < 0) return;
    to.fillStyle = fill;
    to.fillRect(x, yOf(above + high), wide * degree, high * degree);
  };
  const toneOf = (tone: number) => colors.tones[tone % colors.tones.length] ?? colors.walker;
  const placeOf = ({ start, speed }: Mover) => start + (speed * now) / 1000;
  to.fillStyle = colors.sky;
  to.fillRect(0, 0, width, height);
  to.fillStyle = colors.ground;
  to.fillRect(0, yOf(0), width, Math.max(0, height - yOf(0)));
  for (const { from, width: wide, height: high, tone } of scene.blocks) {
    to.globalAlpha = 0.72;
    box(from, 0, wide, high, toneOf(tone));
    to.globalAlpha = 0.8;
    for (let up = 1.2; up + 1 < high; up += 2.2)
      for (let along = 1; along + 1.2 < wide; along += 2.4) box(from + along, up, 1.1, 1, colors.window);
  }
  to.globalAlpha = 0.85;
  for (const pan of scene.trees) {
    box(pan + 0.5, -1.6, 0.4, 1.6, colors.road);
    box(pan, -0.2, 1.4, 2.2, colors.tree);
  }
  to.globalAlpha = 1;
  to.fillStyle = colors.road;
  to.fillRect(0, yOf(-4), width, 8 * degree);
  for (let pan = 0; pan < 360; pan += 9) box(pan, -8.2, 4, 0.35, colors.line);
  for (const walker of scene.walkers) box(placeOf(walker), -3.6, 0.5, 1.7, colors.walker);
  for (const car of scene.cars) {
    const lane = car.speed > 0 ? -11 : -7;
    box(placeOf(car), lane, 5, 1.6, toneOf(car.tone));
    box(placeOf(car) + 1.1, lane + 1.6, 2.6, 0.9, toneOf(car.tone));
    box(placeOf(car) + 1.4, lane + 1.7, 2, 0.6, colors.line);
  }
  const edge = Math.round(width / 60);
  const low = height - edge - Math.max(10, Math.round(width / 34)) * 1.5;
  plate(to, words.name, colors, [edge, edge], false);
  plate(to, words.time, colors, [width - edge, edge], true);
  plate(to, words.demo, colors, [edge, low], false);
  if (words.watcher !== '') plate(to, words.watcher, colors, [width - edge, low], true);
}
