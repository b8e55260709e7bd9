/**
 * What one command of a process may take of the server. A command that needs more is refused and undone, and its
 * instance is an incident.
 */

/** Nodes entered without a person in between, in the process or in one run of a sub-process. */
export const MAX_STEPS = 200;
/** People and groups that may claim the tasks which one command opens, counted together. */
export const MAX_CANDIDATES = 2000;
/** Processor time of one command, in milliseconds; the time of other work does not count. */
export const MAX_MILLISECONDS = 500;
/** Characters of all variables of an instance, as JSON. */
export const MAX_VARIABLE_CHARACTERS = 200_000;
