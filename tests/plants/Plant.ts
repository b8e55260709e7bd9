/** A fault planted in the product, and the test of `npm test` that must name it. */
export interface Plant {
  /** What is broken, a few words. */
  fault: string;
  /** Path of the file from the root of the repository. */
  file: string;
  /** Text that occurs once in the file. */
  from: string;
  /** What takes its place. */
  to: string;
  /** Step of `npm test` that fails, or the Vitest project of the test. */
  step: 'types' | 'lint' | 'format' | 'translations' | 'structure' | 'unit' | 'app' | 'ssr' | 'server' | 'storybook';
  /** File of the test; absent where the step has no tests. */
  test?: string;
  /** Part of the name of the test that fails, or of what the step says. */
  says: string;
}
