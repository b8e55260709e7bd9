/** A text file of the repository. */
export interface SourceFile {
  /** Path from the top of the repository, with forward slashes. */
  path: string;
  /** Its text. */
  source: string;
}

/** A broken rule. */
export interface Finding {
  /** The file that breaks it. */
  path: string;
  /** What is wrong, why it matters, what to do. */
  message: string;
}

/** Whether the file holds code. */
export function isCode({ path }: SourceFile): boolean {
  return /\.(?:ts|tsx|mjs)$/.test(path);
}

/** Whether the file proves something rather than being part of the product. */
export function isProof(path: string): boolean {
  return /\.(?:stories|test)\.tsx?$/.test(path) || isFixture(path) || /^(?:tests|\.storybook)\//.test(path);
}

/** Whether the file is data or a component for stories and tests only. */
export function isFixture(path: string): boolean {
  return path.includes('/fixtures/');
}
