/** SQL that is true of a row `t` whose moment in a column is reached; `$1` is now. */
export const momentReached = (column: string): string => `t.${column} <= $1::timestamptz`;

/** SQL that is true of a row `t` whose day in a column has passed; `$1` is now. */
export const dayPassed = (column: string): string => `t.${column} < $1::timestamptz::date`;
