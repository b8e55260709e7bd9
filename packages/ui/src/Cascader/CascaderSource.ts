/** One choice in a column. */
export interface CascaderOption {
  /** What is stored, unique in its column. */
  value: string;
  /** What is shown. */
  label: string;
  /** Whether nothing lies under it; default false. */
  isLeaf?: boolean;
  /** Shown but cannot be chosen or opened; default false. */
  isDisabled?: boolean;
}

/** A path that a search found. */
export interface CascaderHit {
  /** The values from the first column on. */
  path: readonly string[];
  /** The words along the path. */
  labels: readonly string[];
  /** Whether nothing lies under it; a path that goes on is opened instead of chosen. Defaults to false. */
  isLeaf?: boolean;
  /** Shown but cannot be chosen; default false. */
  isDisabled?: boolean;
}

/** Where the columns of a cascader come from. */
export interface CascaderSource {
  /** The choices under a path; the empty path asks for the first column. */
  children: (path: readonly string[]) => Promise<readonly CascaderOption[]>;
  /** The words along a path, so that a stored one can be named before its columns are read. */
  labels?: (path: readonly string[]) => Promise<readonly string[]>;
  /** The paths that hold a text, on all levels; without it a search looks through what has been read. */
  search?: (text: string) => Promise<readonly CascaderHit[]>;
}
