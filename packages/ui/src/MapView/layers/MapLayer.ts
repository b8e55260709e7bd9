import type { Tone } from '../../theme/tones.ts';
import type { Box, Geometry } from '../geo.ts';
import type { PackedFeatures } from './PackedFeatures.ts';

/** One thing on the map. */
export interface MapFeature {
  /** Id, unique in its layer. */
  id: string;
  /** What it is called, in the list beside the map and on its card. */
  name: string;
  /** Where it is, WGS 84. */
  geometry: Geometry;
  /** Its entry of the legend; default the first one. */
  kind?: string;
  /** How much it counts in a heat map; default 1. */
  weight?: number;
}

/** Something that can be done with a feature from its card. */
export interface FeatureAct {
  label: string;
  run: (id: string) => void;
}

/** Things that stand close together, counted by whoever was asked. */
export interface MapCell {
  /** The middle. */
  lng: number;
  lat: number;
  count: number;
  /** How many there are of each entry of the legend; left out where that is not told. */
  by?: Readonly<Record<string, number>>;
}

/** What stands in a box of the map. */
export interface BoxAnswer {
  /** The things themselves; none where they are too many. */
  features?: readonly MapFeature[];
  /** The same counted in cells, where they are too many. */
  cells?: readonly MapCell[];
  /** True where cells of fewer people than may be told are left out. */
  hasFew?: boolean;
}

/** What people may choose in the legend, with the colour and the sign that it stands for. */
export interface LegendEntry {
  /** Value of `MapFeature.kind`. */
  kind: string;
  /** Its name. */
  label: string;
  /** What it is about; default a colour of the series by its place in the legend. */
  tone?: Tone;
  /** One or two characters in the mark, such as 井; none by default, and then its form tells it. */
  glyph?: string;
  /** A picture in the mark: the path data of an icon of 24 × 24, drawn as a line; instead of `glyph`. */
  path?: string;
  /** Whether its lines are dashed, as what is not certain; default false. */
  isDashed?: boolean;
}

/** A line of the card of a feature. */
export interface FeatureFact {
  label: string;
  value: string;
}

/** How a layer is drawn. */
export type LayerLook = 'points' | 'shapes' | 'lines' | 'heat';

/** What of one subject stands on the map. Give either `features`, or `ask`. */
export interface MapLayer {
  /** Id, unique on the map. */
  id: string;
  /** What it shows, in the legend. */
  label: string;
  look: LayerLook;
  /** What is shown, all at once; keep it the same array between renders. */
  features?: readonly MapFeature[] | PackedFeatures;
  /**
   * What stands in a box at a zoom (0 to 19), asked after every move; keep it the same function between renders, a new
   * one asks anew. Rejects where it cannot be had, which the map says.
   */
  ask?: (box: Box, zoom: number, signal: AbortSignal) => Promise<BoxAnswer>;
  /** Entries of the legend; default one with the label of the layer. */
  legend?: readonly LegendEntry[];
  /** Whether names are written beside marks and into shapes where there is room; default false. */
  isNamed?: boolean;
  /** Whether lines and areas are drawn below the marks of points, in the colours of the legend; default false. */
  hasOutlines?: boolean;
  /** Whether points that stand close together are counted in a circle; default true. */
  isClustered?: boolean;
  /** Whether it is only ground, which is neither listed nor selected; default false. */
  isGround?: boolean;
  /** Whether the map begins with the whole of it in sight; default unless it is ground beside other layers. */
  isWhole?: boolean;
  /** Whether the layer is left out at first; default false. */
  isHidden?: boolean;
  /** What can be done with its features, on their cards; nothing by default. */
  acts?: readonly FeatureAct[];
  /** What the card of a feature tells besides its name. */
  factsOf?: (id: string) => readonly FeatureFact[] | Promise<readonly FeatureFact[]>;
}

/** Names a feature of a layer. */
export interface FeatureRef {
  layer: string;
  id: string;
}

/** Features that are gathered beside the one that is chosen, such as the selected rows of a list. */
export interface Gathering {
  features: readonly FeatureRef[];
  /** Adds a feature, or takes it away. */
  set: (feature: FeatureRef, isIn: boolean) => void;
}

/** True where two names mean the same feature. */
export const isSameFeature = (one: FeatureRef | null, other: FeatureRef | null): boolean =>
  one !== null && other !== null && one.layer === other.layer && one.id === other.id;

/** The entries of the legend of a layer. */
export const legendOf = ({ legend, label }: Pick<MapLayer, 'legend' | 'label'>): readonly LegendEntry[] =>
  legend === undefined || legend.length === 0 ? [{ kind: '', label }] : legend;
