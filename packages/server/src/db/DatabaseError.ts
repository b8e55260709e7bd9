/** What a `DatabaseError` may tell beyond its message. */
export interface DatabaseErrorFacts {
  constraint?: string | undefined;
  detail?: string | undefined;
  table?: string | undefined;
  column?: string | undefined;
}

/** A refusal of the database, the same from both drivers; `code` is the SQLSTATE. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: string;
  readonly constraint: string | undefined;
  readonly detail: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;

  constructor(code: string, message: string, facts: DatabaseErrorFacts = {}) {
    super(message);
    this.code = code;
    this.constraint = facts.constraint;
    this.detail = facts.detail;
    this.table = facts.table;
    this.column = facts.column;
  }
}
