import type { Issue } from '@lattice/api/rules';
import { MessageError } from '../words/MessageError.ts';
import type { MessageDescriptor } from '../words/say.ts';

/** Business codes of refusals. */
export type RefusalCode = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 423 | 428 | 429 | 503 | 5000;

/** An answer that refuses a call with a business code; its words are shown to people. */
export class Refusal extends MessageError {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  /** Broken rules by field, sent as `data.issues`. */
  readonly issues: readonly Issue<MessageDescriptor>[];

  constructor(code: RefusalCode, words: MessageDescriptor, issues: readonly Issue<MessageDescriptor>[] = []) {
    super(words);
    this.code = code;
    this.issues = issues;
  }
}
