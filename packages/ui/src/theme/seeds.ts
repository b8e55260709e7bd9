import type { Hex } from './contrast.ts';
import type { vars } from './vars.css.ts';

/** The name of a colour token. */
export type ColorRole = keyof (typeof vars)['color'];

/** The character of the side bar or the top bar. */
export interface BarSeed {
  /** Its colour; `transparent` shows the canvas behind it. */
  background: Hex | 'transparent';
  /** The colour that it fades into, down the side bar or along the top bar; default none. */
  end?: Hex;
  /** How the chosen entry stands out: a full accent `fill` or a `soft` tint. Default `soft`. */
  active?: 'fill' | 'soft';
}

/** The character of the bar of open tags. */
export interface TagbarSeed {
  /** Its colour; default the surface. */
  background?: Hex;
  /** How the open tag stands out: a full accent `fill`, a `soft` tint, or `raise`, a piece of surface. Default `soft`. */
  active?: 'fill' | 'soft' | 'raise';
}

/** Two colours that fade into each other. */
export interface Fade {
  from: Hex;
  to: Hex;
}

/** The edge of a card: a thin `line`, a `soft` shadow, `both`, a wide `lift`, or a line of accent at its `top`. */
export type CardEdge = 'line' | 'soft' | 'both' | 'lift' | 'top';

/** What a theme states; everything else is derived. */
export interface ThemeSeeds {
  /** The name staff see, in both languages. */
  label: { zh: string; en: string };
  /** Whether surfaces are light or dark; also sets the browser's own controls. */
  scheme: 'light' | 'dark';
  /** The page behind everything. */
  canvas: Hex;
  /** The foot of the page where it fades; default the same as `canvas`. */
  canvasEnd?: Hex;
  /** Cards, tables and fields. */
  surface: Hex;
  /** Body text. */
  text: Hex;
  /** The colour of action and choice, before it is corrected for contrast. */
  accent: Hex;
  /** What went well. */
  success: Hex;
  /** What needs care. */
  warning: Hex;
  /** What failed or cannot be taken back. */
  critical: Hex;
  /** What is merely told. */
  info: Hex;
  /** The side bar with the menu. */
  sidebar: BarSeed;
  /** The top bar. */
  topbar: BarSeed;
  /** The bar of open tags; default a soft tint on the surface. */
  tagbar?: TagbarSeed;
  /** Behind the login card; default the canvas with a breath of accent. */
  login?: Fade;
  /** Behind the lock screen; default as behind the login card. */
  lock?: Fade;
  /** Corner radii in pixels. */
  radius: { control: number; card: number };
  /** The edge of a card. */
  cardEdge: CardEdge;
  /** Tokens that the theme sets by hand; they are checked like the derived ones. */
  overrides?: Partial<Record<ColorRole, Hex>>;
}
