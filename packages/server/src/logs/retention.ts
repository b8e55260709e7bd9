/** Days for which logs are kept: the law asks for six months, which are 184 days at most. */
export const LOG_DAYS = 184;

/** The most lines of a log; older ones go. */
export const MOST_LINES = 200_000;
