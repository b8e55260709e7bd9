import type { GatePattern } from './seeds.ts';
import { vars } from './vars.css.ts';

const ink = vars.color.gatePattern;
const rule = (angle: number, step: number) =>
  `repeating-linear-gradient(${angle}deg, ${ink} 0 1px, transparent 1px ${step}px)`;
const disc = (place: string, radius: number) =>
  `radial-gradient(circle at ${place}, ${ink} ${radius}px, transparent ${radius + 1}px)`;
const square = (x: number, y: number, size: number) =>
  `linear-gradient(${ink}, ${ink}) ${x}% ${y}% / ${size}px ${size}px no-repeat`;

/** Layers of the `background` shorthand for each pattern, to stand above the fade behind login and lock screen. */
export const gatePatterns: Record<GatePattern, string> = {
  none: 'linear-gradient(transparent, transparent)',
  dots: `radial-gradient(${ink} 2px, transparent 2.5px) 0 0 / 26px 26px`,
  paper: `${rule(0, 32)}, ${rule(90, 32)}`,
  glow: `radial-gradient(ellipse 70% 55% at 50% 0%, ${ink}, transparent)`,
  clouds: [disc('8% 20%', 210), disc('94% 84%', 300), disc('80% 6%', 110)].join(', '),
  lattice: [rule(0, 42), rule(60, 42), rule(120, 42)].join(', '),
  slab: `linear-gradient(115deg, ${ink} 42%, transparent 42.1%)`,
  diamonds: `${rule(45, 30)}, ${rule(-45, 30)}`,
  rings: `repeating-radial-gradient(circle at 82% 18%, ${ink} 0 2px, transparent 2px 64px)`,
  squares: [
    square(6, 76, 120),
    square(16, 18, 64),
    square(88, 12, 150),
    square(94, 66, 80),
    square(78, 94, 54),
    square(30, 98, 40),
  ].join(', '),
  hills:
    `radial-gradient(ellipse 75% 38% at 20% 104%, ${ink} 99%, transparent 100%), ` +
    `radial-gradient(ellipse 70% 26% at 82% 102%, ${ink} 99%, transparent 100%)`,
};
