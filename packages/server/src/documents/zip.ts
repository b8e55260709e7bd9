import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js';

/** Midnight of the first of January 2024 as an archive writes it: year since 1980, month and day, and no time. */
const DATE = (((2024 - 1980) << 9) | (1 << 5) | 1) * 0x1_00_00;

/** A ZIP archive of files by name, stored as they are; the same files give the same bytes. */
export async function zip(files: Readonly<Record<string, Uint8Array>>): Promise<Uint8Array> {
  const archive = new ZipWriter(new Uint8ArrayWriter(), {
    useWebWorkers: false,
    level: 0,
    rawLastModDate: DATE,
    extendedTimestamp: false,
    dataDescriptor: false,
  });
  for (const [path, bytes] of Object.entries(files)) await archive.add(path, new Uint8ArrayReader(bytes));
  return archive.close();
}
