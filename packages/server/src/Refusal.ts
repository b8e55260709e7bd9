import type { Issue } from '@lattice/api/rules';

/** An answer that refuses a call with a business code; its message is shown to people. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: number;
  /** Broken rules by field, sent as `data.issues`. */
  readonly issues: readonly Issue[];

  constructor(code: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 423 | 429 | 503 | 5000, message: string, issues: readonly Issue[] = []) {
    super(message);
    this.code = code;
    this.issues = issues;
  }
}
