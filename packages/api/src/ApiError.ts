import type { Issue } from './rules.ts';

/** Message of a failure for which the server gave none (specification, section 8). */
export const UNKNOWN_ERROR = '未知错误';

/** What is known of a failed call besides its message. */
export interface ApiFailure {
  /** Business code; 0 when no answer came. */
  code: number;
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** Broken rules by field, for forms. */
  issues?: Issue[];
  /** Number under which the server logged the failure. */
  traceId?: string | undefined;
  /** Why no answer came. */
  reason?: 'offline' | 'timeout' | 'unavailable' | 'aborted' | undefined;
}

/** A call that failed; `message` is fit to be shown. */
export class ApiError extends Error implements ApiFailure {
  override readonly name = 'ApiError';
  readonly code: number;
  readonly status: number;
  readonly issues: Issue[];
  readonly traceId: string | undefined;
  readonly reason: ApiFailure['reason'];

  constructor(message: string, failure: ApiFailure) {
    super(message);
    this.code = failure.code;
    this.status = failure.status;
    this.issues = failure.issues ?? [];
    this.traceId = failure.traceId;
    this.reason = failure.reason;
  }
}
