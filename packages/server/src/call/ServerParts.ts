import type { Resource } from '@lattice/api/resource';
import type { Database } from '../db/Database.ts';
import type { FileStore } from '../files/FileStore.ts';
import type { Settings } from './Settings.ts';
import type { ResourceHandlers } from './Context.ts';

/** What a server is made of, without its ports; calls and jobs work on the same parts. */
export interface ServerParts {
  db: Database;
  files: FileStore;
  settings: Settings;
  /** Definitions by path. */
  resources: ReadonlyMap<string, Resource>;
  /** Handlers by path. */
  handlers: ReadonlyMap<string, ResourceHandlers>;
  nextId(): string;
  /** Default: the clock of the machine. */
  now?(): Date;
  /** Takes lines about failures. Default: standard error. */
  log?(line: string): void;
}
