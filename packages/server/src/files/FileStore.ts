import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the bytes of uploads stay; names are chosen by the server. */
export interface FileStore {
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** The bytes of a file, or null when there is none. */
  read(name: string): Promise<Uint8Array | null>;
  /** Removes a file; one that is not there is no fault. */
  remove(name: string): Promise<void>;
}

/** Shape of a stored file's name; anything else is never looked up. */
export const STORED_NAME = /^[0-9a-f]{32}\.[a-z0-9]{2,4}$/;

/** Keeps files in a folder, in 256 sub-folders; a file appears whole or not at all. */
export function folderStore(folder: string): FileStore {
  const place = (name: string) => join(folder, name.slice(0, 2), name);
  return {
    write: async (name, bytes) => {
      await mkdir(join(folder, name.slice(0, 2)), { recursive: true });
      await writeFile(`${place(name)}.part`, bytes);
      await rename(`${place(name)}.part`, place(name));
    },
    read: async (name) => {
      try {
        return await readFile(place(name));
      } catch {
        return null;
      }
    },
    remove: async (name) => rm(place(name), { force: true }),
  };
}

/** Keeps files in memory, for tests. */
export function memoryStore(): FileStore {
  const files = new Map<string, Uint8Array>();
  return {
    write: async (name, bytes) => void files.set(name, bytes),
    read: async (name) => files.get(name) ?? null,
    remove: async (name) => void files.delete(name),
  };
}
