import type { CoordinateSystem } from '../coordinates/CoordinateSystem.ts';

/** A map below the own layers: of somebody else, or `own` for the plain ground that needs none. */
export interface BaseMap {
  /** Id among the base maps. */
  id: string;
  /** What it is called where it is chosen. */
  name: string;
  /** Tiles by an address with {x} {y} {z}, one PMTiles file, or the own ground. */
  kind: 'tiles' | 'pmtiles' | 'own';
  /** Address of the tiles or the file; empty for the own ground. */
  url: string;
  /** In what it counts its coordinates. */
  system: CoordinateSystem;
  /** Whose map it is; it stands on every picture. */
  source: string;
  /** Its 审图号; without one the map is for internal use and is neither printed nor saved. */
  approval?: string;
  /** Who may see it. */
  sensitivity: 'public' | 'internal';
  /** Last day on which it may be used, as 2026-12-31; default no end. */
  validUntil?: string;
  /** The least and the greatest zoom for which it has tiles; beyond the greatest they are drawn larger. */
  zooms?: readonly [least: number, greatest: number];
}

/** Where maps take what lies below them from, and which of these the person chose. */
export interface BaseMapSource {
  /** The maps that are offered, that of default first; the own ground is offered besides. */
  maps: () => Promise<readonly BaseMap[]>;
  /** Id of the map that was chosen; null while none was. */
  chosen: () => string | null;
  choose: (id: string) => void;
}

/** True where a picture of the map may leave it: without a base map of others, or with one that was approved. */
export const mayBePictured = (base: BaseMap | undefined): boolean =>
  base === undefined || (base.approval !== undefined && base.approval !== '' && base.sensitivity === 'public');

/** True on days on which a base map may be used. */
export const isValidOn = ({ validUntil }: BaseMap, day: string): boolean =>
  validUntil === undefined || day <= validUntil;
