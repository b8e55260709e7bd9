import { type FileEntry, Uint8ArrayReader, ZipReader as Archive } from '@zip.js/zip.js/lib/zip-core-custom.js';
import { abortError, pacer } from '../pacer.ts';
import { SheetFault } from '../SheetFault.ts';

/** A ZIP that is read. */
export interface ZipReader {
  /** Whether it holds a file. */
  has(name: string): boolean;
  /** The text of a file. */
  text(name: string, signal?: AbortSignal): Promise<string>;
}

/** Most bytes of a file after unpacking. */
const MOST = 256 * 1024 * 1024;
/** Most files of an archive. */
const MOST_FILES = 10_000;
/**
 * Bytes below which no ratio is judged, and the largest ratio of packed and unpacked size above; sheets reach some 40.
 */
const [SMALL, LARGEST_RATIO] = [1024 * 1024, 200];

const isBomb = ({ compressedSize, uncompressedSize }: FileEntry) =>
  uncompressedSize > MOST || (uncompressedSize > SMALL && uncompressedSize > compressedSize * LARGEST_RATIO);

const pathOf = (name: string) => name.replaceAll('\\', '/').replace(/^\//, '');

async function entriesOf(bytes: Uint8Array): Promise<Map<string, FileEntry>> {
  const archive = new Archive(new Uint8ArrayReader(bytes), { filenameValidation: 'tolerant' });
  const entries = new Map<string, FileEntry>();
  let count = 0;
  for await (const entry of archive.getEntriesGenerator()) {
    count += 1;
    if (count > MOST_FILES) throw new SheetFault('tooLarge');
    if (!entry.directory) entries.set(pathOf(entry.filename), entry);
  }
  return entries;
}

/** What a failed reading says: that it was called off, that a limit was passed, or else that the file is damaged. */
const faultOf = (error: unknown, signal?: AbortSignal): Error =>
  signal?.aborted ? abortError() : error instanceof SheetFault ? error : new SheetFault('damaged');

/**
 * The text of an entry, unpacked and decoded in pieces that leave room for others; never more than the entry says, and
 * checked by its sum.
 */
async function textOf(entry: FileEntry, signal?: AbortSignal): Promise<string> {
  const breathe = pacer(signal);
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  const pieces = new WritableStream<Uint8Array>({
    write: async (piece) => {
      size += piece.length;
      if (size > entry.uncompressedSize) throw new SheetFault('damaged');
      text += decoder.decode(piece, { stream: true });
      await breathe();
    },
  });
  await entry.getData(pieces, { checkCrc32: true, useWebWorkers: false, ...(signal && { signal }) });
  return text + decoder.decode();
}

/** Reads the list of files of a ZIP; each is unpacked when it is asked for. */
export async function zipReader(buffer: ArrayBuffer): Promise<ZipReader> {
  const entries = await entriesOf(new Uint8Array(buffer)).catch((error: unknown) => {
    throw faultOf(error);
  });
  return {
    has: (name) => entries.has(name),
    text: async (name, signal) => {
      const entry = entries.get(name);
      if (entry === undefined) throw new SheetFault('damaged');
      if (isBomb(entry)) throw new SheetFault('tooLarge');
      return textOf(entry, signal).catch((error: unknown) => {
        throw faultOf(error, signal);
      });
    },
  };
}
