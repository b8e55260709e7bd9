import { pathKey } from './MenuEntry.ts';

/** A record of a register, as its address names it. */
export interface RecordAddress {
  /** Path of the register, such as `source/roadinfo`. */
  path: string;
  id: string;
}

/** The address of a record. */
export const addressOfRecord = (path: string, id: string): string => `/${path}/${id}`;

/** The register and the record that an address names; null where it has no form of one. */
export function recordAt(pathname: string): RecordAddress | null {
  const [, path, id] = /^\/(.+)\/(\d{3,})$/.exec(pathKey(pathname)) ?? [];
  return path === undefined || id === undefined ? null : { path, id };
}
