import { BlobWriter, ZipWriter as Archive } from '@zip.js/zip.js/lib/zip-core-custom.js';

/** A file inside a ZIP while it is written. */
export interface ZipEntry {
  /** Adds text to it. */
  write(text: string): Promise<void>;
  /** Ends it; the next one may be opened then. */
  close(): Promise<void>;
}

/** A ZIP while it is written, one file after the other. */
export interface ZipWriter {
  /** Begins a file. */
  open(name: string): ZipEntry;
  /** Ends the ZIP. */
  finish(): Promise<Blob>;
}

/** Writes a ZIP of the media type, its files packed by the browser's own compression. */
export function zipWriter(type: string): ZipWriter {
  // Sizes stand in front of each file, which older readers of workbooks need.
  const archive = new Archive(new BlobWriter(type), { useWebWorkers: false, dataDescriptor: false });
  return {
    open: (name) => {
      const { readable, writable } = new TextEncoderStream();
      const writer = writable.getWriter();
      const added = archive.add(name, { readable });
      return {
        write: (text) => writer.write(text),
        close: async () => {
          await writer.close();
          await added;
        },
      };
    },
    finish: () => archive.close(),
  };
}
