import { type DataSource, asSaveFailure } from './DataSource.ts';

type ImportRows = NonNullable<DataSource['importRows']>;

/** Stores records through a source's own `importRows`, else by submitting one after the other; the defaults of a new record stand where a file says nothing. */
export function importOneByOne(source: DataSource, defaults: Readonly<Record<string, unknown>> = {}): ImportRows {
  return async (rows, { signal, onProgress }) => {
    const whole = rows.map((row) => ({ ...defaults, ...row }));
    if (source.importRows) return source.importRows(whole, { signal, onProgress });
    const failed: { index: number; message: string; fieldErrors?: readonly { field: string; message: string }[] }[] = [];
    for (const [index, row] of whole.entries()) {
      if (signal.aborted) failed.push({ index, message: '' });
      else {
        try {
          await source.submit?.(row);
        } catch (error) {
          const { message, fieldErrors } = asSaveFailure(error);
          failed.push({ index, message, ...(fieldErrors && { fieldErrors }) });
        }
      }
      onProgress(index + 1);
    }
    return failed;
  };
}
