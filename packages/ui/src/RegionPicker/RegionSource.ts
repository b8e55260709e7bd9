/** An administrative division. */
export interface Region {
  /** Its code, unique in the country. */
  code: string;
  /** Its name. */
  name: string;
  /** Whether nothing lies under it; default false. */
  isLeaf?: boolean;
}

/** Where administrative divisions come from. */
export interface RegionSource {
  /** The divisions under one; '' asks for the provinces, or for the top of what the user may see. */
  children: (parentCode: string) => Promise<readonly Region[]>;
  /** The divisions from the top down to one, itself included, so that a stored code can be named. */
  path: (code: string) => Promise<readonly Region[]>;
  /**
   * The ways from the top down to the divisions whose names hold some words; without it only what has been read is
   * searched.
   */
  search?: (words: string) => Promise<readonly (readonly Region[])[]>;
}
