import type { Option } from '../Field/Option.ts';
import type { FormField } from './FormField.ts';
import type { Upload } from '../ImageUpload/useUploads.ts';
import type { DrawingFault } from '../GeometryField/DrawingFault.ts';
import type { BaseMap } from '../MapView/base/BaseMap.ts';
import type { Geometry, Shape } from '../MapView/geo.ts';
import type { RegionSource } from '../RegionPicker/RegionSource.ts';
import type { TreeSource } from '../TreeSelect/TreeSource.ts';

/** An area that is drawn among others. */
export interface ApartDrawing {
  /** The area as it is drawn. */
  area: Geometry;
  /** The area as the record says it; null for a new record. */
  stored: Geometry | null;
  /** The register of the areas, its reference to the row above, and the switch of rows that count. */
  apart: NonNullable<FormField['apart']>;
  /** Id of the row above; empty for none. */
  above: string;
}

/** Where a form takes choices from and sends files to; keep it the same object between renders. */
export interface FormSources {
  /** The choices of a dictionary. */
  options: (dict: string) => Promise<readonly Option[]>;
  /**
   * The tree at a path: a field's `to`, else its kind ('dept', 'region', 'user'); `within`: the value of the field that
   * narrows it, empty while there is none. The same object for the same words. Without it records are named and not
   * chosen.
   */
  tree?: (path: string, within?: string) => TreeSource;
  /** The administrative divisions by level; without them a division is chosen from the tree at 'region'. */
  regions?: RegionSource;
  /** Sends a file and resolves with its URL; without it files are shown and not sent. */
  upload?: Upload;
  /** The record of an id at a path, as the person may see it; without it nothing is taken over from chosen records. */
  record?: (path: string, id: string) => Promise<Readonly<Record<string, unknown>> | null>;
  /** The area in which a point lies, such as a grid; null for none. */
  areaAt?: (lng: number, lat: number) => Promise<{ id: string; name: string } | null>;
  /** Working days between two moments `yyyy-MM-dd HH:mm:ss`; without it they are shown once the record is saved. */
  workingDays?: (from: string, to: string) => Promise<number>;
  /** The outlines behind points and drawings. */
  shapes?: () => Promise<readonly Shape[]>;
  /** What is wrong with an area among the others of its register, as its field says by `apart`. */
  drawingFaults?: (drawing: ApartDrawing) => Promise<readonly DrawingFault[]>;
  /** A map of somebody else below those of forms; none by default. */
  base?: BaseMap;
}
