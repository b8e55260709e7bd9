import { SaidError } from './words/SaidError.ts';
import type { Said } from './words/say.ts';
import type { SaidIssue } from './words/sayIssue.ts';

/** An answer that refuses a call with a business code; its words are shown to people. */
export class Refusal extends SaidError {
  override readonly name = 'Refusal';
  readonly code: number;
  /** Broken rules by field, sent as `data.issues`. */
  readonly issues: readonly SaidIssue[];

  constructor(code: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 423 | 429 | 503 | 5000, words: Said, issues: readonly SaidIssue[] = []) {
    super(words);
    this.code = code;
    this.issues = issues;
  }
}
