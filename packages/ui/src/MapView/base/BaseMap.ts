import type { CoordinateSystem } from '../coordinates/CoordinateSystem.ts';

/** A map of somebody else below the own layers. */
export interface BaseMap {
  /** Id among the base maps. */
  id: string;
  /** What it is called where it is chosen. */
  name: string;
  /** Tiles by an address with {x} {y} {z}, or one PMTiles file. */
  kind: 'tiles' | 'pmtiles';
  /** Address of the tiles or the file. */
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
}

/** True where a picture of the map may leave it: without a base map of others, or with one that was approved. */
export const mayBePictured = (base: BaseMap | undefined): boolean =>
  base === undefined || (base.approval !== undefined && base.approval !== '' && base.sensitivity === 'public');

/** True on days on which a base map may be used. */
export const isValidOn = ({ validUntil }: BaseMap, day: string): boolean =>
  validUntil === undefined || day <= validUntil;
