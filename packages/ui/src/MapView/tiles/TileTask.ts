import type { Box, Geometry } from '../geo.ts';
import type { FeatureRef, LayerLook, MapCell } from '../layers/MapLayer.ts';
import type { PackedFeatures } from '../layers/PackedFeatures.ts';
import type { CoordinateSystem } from '../coordinates/CoordinateSystem.ts';

/** The form of a mark, which tells kinds apart beside their colour. */
export type MarkForm = 'circle' | 'square' | 'triangle' | 'diamond';

/** How an entry of the legend is drawn. */
export interface Sign {
  /** Its colour in the palette. */
  role: string;
  /** The colour of what stands on it. */
  onRole: string;
  form: MarkForm;
  glyph?: string;
  path?: string;
  isDashed?: boolean;
}

/** Colours by role, and the font of names. */
export interface Palette {
  colors: Readonly<Record<string, string>>;
  font: string;
}

/** A layer as a worker keeps it. */
export interface LayerData {
  id: string;
  look: LayerLook;
  packed: PackedFeatures;
  cells: readonly MapCell[];
  /** Kinds in the order of the legend, and how each is drawn. */
  kinds: readonly string[];
  signs: readonly Sign[];
  isNamed: boolean;
  isClustered: boolean;
  /** Points have their lines and areas below them. */
  hasOutlines: boolean;
  isGround: boolean;
  /** Coordinate system of the map on which it is drawn. */
  system: CoordinateSystem;
}

/** Which layers are drawn, from below, and which kinds of them are not. */
export interface Showing {
  order: readonly string[];
  hidden: Readonly<Record<string, readonly string[]>>;
}

/** A square of the map: zoom, column and row of the grid of tiles of 512 pixels. */
export interface TileAddress {
  z: number;
  x: number;
  y: number;
}

/** What a worker is asked. Positions are those of the map, not WGS 84. */
export type TileTask =
  | { task: 'layer'; layer: LayerData }
  | { task: 'drop'; layer: string }
  | { task: 'show'; showing: Showing }
  | { task: 'palette'; palette: Palette }
  | { task: 'tile'; tile: TileAddress; ratio: number }
  | { task: 'cancel'; of: number }
  | { task: 'hit'; at: readonly [number, number]; zoom: number; reach: number }
  | { task: 'within'; box: Box; zoom: number; most: number }
  | { task: 'find'; ref: FeatureRef }
  | { task: 'inside'; area: Geometry };

/** A feature as it is told to the page. */
export interface FoundFeature extends FeatureRef {
  name: string;
  kind: string;
  /** Where its mark or name stands, on the map. */
  at: readonly [number, number];
}

/** A circle of several features. */
export interface FoundCluster {
  layer: string;
  count: number;
  at: readonly [number, number];
  /** Zoom at which it opens. */
  zoom: number;
  /** How many of each kind of the layer; empty where it is not told. */
  by: readonly number[];
}

/** What stands at a point of the map. */
export type Hit = { feature: FoundFeature } | { cluster: FoundCluster } | null;

/** What stands in the view. */
export interface InView {
  /** As many as asked for, nearest the middle first. */
  features: readonly FoundFeature[];
  clusters: readonly FoundCluster[];
  /** How many there are of each kind of each layer. */
  counts: Readonly<Record<string, readonly number[]>>;
  /** How many whose kind is not told, by layer. */
  untold: Readonly<Record<string, number>>;
}

/** A feature with its geometry in WGS 84. */
export interface WholeFeature extends FoundFeature {
  geometry: Geometry;
}

/** What comes back, by task. */
export interface TileAnswers {
  layer: null;
  drop: null;
  show: null;
  palette: null;
  tile: ImageBitmap | null;
  cancel: null;
  hit: Hit;
  within: InView;
  find: WholeFeature | null;
  inside: readonly FoundFeature[];
}

/** Which half of the map is drawn: lines and areas, or what stands on them and all names. */
export type TilePart = 'ground' | 'top';

/** The half that draws a layer. */
export const partOf = ({ look }: Pick<LayerData, 'look'>): TilePart =>
  look === 'shapes' || look === 'lines' ? 'ground' : 'top';

/** Edge of a tile in CSS pixels; one zoom lower than Leaflet's, whose tiles have 256. */
export const TILE = 512;
/** Highest zoom of Leaflet. */
export const MAX_ZOOM = 19;
