/** What one test took and whether it passed. */
export interface TestDuration {
  /** Path of the file from the root of the repository. */
  file: string;
  /** Titles of the suites and of the test, joined by " › ". */
  test: string;
  seconds: number;
  hasFailed: boolean;
}

/** What one file of tests took, with its imports and hooks. */
export interface FileDuration {
  file: string;
  seconds: number;
}

/** What one step took, and its files and tests where it has any. */
export interface StepDurations {
  seconds: number;
  files: readonly FileDuration[];
  tests: readonly TestDuration[];
}

/** The durations of a run, by the name of the step. */
export type Durations = Readonly<Record<string, StepDurations>>;
