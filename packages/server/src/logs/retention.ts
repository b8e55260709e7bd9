/** How long logs are kept: the law asks for six months, by the calendar 181 to 184 days. */
export const LOG_AGE = '6 months';

/** The most lines of a log; older ones go. */
export const MOST_LINES = 200_000;
