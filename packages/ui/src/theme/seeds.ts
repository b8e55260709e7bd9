import type { ChartMood } from './chartColors.ts';
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
  /**
   * The hairline towards the page; default the border colour beside a light bar, none beside a dark or transparent one.
   */
  line?: Hex | 'transparent';
}

/** The character of the side bar. */
export interface SidebarSeed extends BarSeed {
  /**
   * How the chosen entry stands out: a full accent `fill`, a `soft` tint, or `raise`, a piece of surface. Default
   * `soft`.
   */
  active?: 'fill' | 'soft' | 'raise';
  /** Whether entries are rounded pieces with room around them or reach from edge to edge; default `piece`. */
  entry?: 'piece' | 'block';
  /** Width of the mark at the start of the chosen entry in pixels; default 0. */
  mark?: number;
}

/** The outline of a tag of the tag bar. */
export type TagShape = 'piece' | 'round' | 'tab' | 'line';

/** The character of the bar of open tags. */
export interface TagbarSeed {
  /** Its colour; default the surface. */
  background?: Hex;
  /**
   * How the open tag stands out: a full accent `fill`, a `soft` tint, or `raise`, a piece of surface. Default `soft`.
   */
  active?: 'fill' | 'soft' | 'raise';
  /**
   * A small `piece`, a `round` one, a `tab` that stands on the page, or a flat `line` as high as the bar; default
   * `piece`.
   */
  shape?: TagShape;
  /** Thickness of the line below the open tag in pixels; default 0. */
  mark?: number;
  /** Whether each tag is outlined; default false. */
  isOutlined?: boolean;
  /** Whether a dot stands before the text, in colour on the open tag; default false. */
  hasDot?: boolean;
}

/** Two colours that fade into each other. */
export interface Fade {
  from: Hex;
  to: Hex;
}

/** The edge of a card: a thin `line`, a `soft` shadow, `both`, a wide `lift`, or a line of accent at its `top`. */
export type CardEdge = 'line' | 'soft' | 'both' | 'lift' | 'top';

/** What is drawn over the fade behind login and lock screen. */
export type GatePattern =
  | 'none'
  | 'dots'
  | 'paper'
  | 'glow'
  | 'clouds'
  | 'lattice'
  | 'slab'
  | 'diamonds'
  | 'rings'
  | 'squares'
  | 'hills';

/** What a theme states; everything else is derived. */
export interface ThemeSeeds {
  /** The name staff see, in both languages. */
  label: string;
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
  sidebar: SidebarSeed;
  /** The top bar. */
  topbar: BarSeed;
  /** The bar of open tags; default a soft tint on the surface. */
  tagbar?: TagbarSeed;
  /** Behind the login card; default the canvas with a breath of accent. */
  login?: Fade;
  /** Behind the lock screen; default as behind the login card. */
  lock?: Fade;
  /** What is drawn over that fade; default `dots`. */
  pattern?: GatePattern;
  /** Behind the name of the platform beside the login form; default a breath of accent. */
  brand?: Fade;
  /** How strong the colours of charts are; default `clear`. */
  charts?: ChartMood;
  /** Weight of headings; default 600. Chinese fonts without a medium face show 500 as plain text. */
  weight?: 600 | 700;
  /**
   * How close things stand where people choose the normal density: heights of a row and of a control in pixels; default
   * 40 and 32.
   */
  density?: { row: number; control: number };
  /** How far windows and menus stand off the page; default `soft`. */
  lift?: 'flat' | 'soft' | 'deep';
  /** Corner radii in pixels. */
  radius: { control: number; card: number };
  /** The edge of a card. */
  cardEdge: CardEdge;
  /** Tokens that the theme sets by hand; they are checked like the derived ones. */
  overrides?: Partial<Record<ColorRole, Hex>>;
}
