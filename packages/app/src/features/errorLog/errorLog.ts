import { proxy } from 'valtio';
import { browserStore } from '../../base/browserStore.ts';

/** One error that happened in this browser (specification, section 3). */
export interface LoggedError {
  id: string;
  /** Its name, such as TypeError. */
  type: string;
  message: string;
  /** Where in the code; '' where that is not known. */
  stack: string;
  /** Where it came from, and in which components. */
  info: string;
  url: string;
  /** In the town: yyyy-MM-dd HH:mm:ss. */
  time: string;
}

const KEY = 'errors';
/** How many are kept; the oldest go first. */
const MOST = 100;

const isLogged = (value: unknown): value is LoggedError =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'message' in value &&
  'stack' in value &&
  'time' in value;

const read = (): LoggedError[] => {
  try {
    const stored: unknown = JSON.parse(browserStore.read(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isLogged) : [];
  } catch {
    return [];
  }
};

/** The errors of this browser, newest first; what is personal in them is covered. */
export const errorLog = proxy({ logs: read() });

const keep = (logs: LoggedError[]) => {
  errorLog.logs = logs;
  browserStore.write(KEY, logs.length === 0 ? null : JSON.stringify(logs));
};

/** Adds one in front. */
export const addError = (log: LoggedError): void => keep([log, ...read()].slice(0, MOST));

/** Forgets all. */
export const clearErrors = (): void => keep([]);
