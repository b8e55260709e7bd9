/** A number under which one call, or one round of a job, is found in the logs: twelve hex digits. */
export const newTraceId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12);
