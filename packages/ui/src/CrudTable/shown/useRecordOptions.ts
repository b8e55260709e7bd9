import { useEffect, useState } from 'react';
import type { RecordOptions } from './RecordOptions.ts';

const none: RecordOptions = {};

/** How a record is shown, once that is there; null while it is on its way, and nothing where it does not come. */
export function useRecordOptions(load: (() => Promise<RecordOptions>) | undefined): RecordOptions | null {
  const [options, setOptions] = useState<RecordOptions | null>(load === undefined ? none : null);
  useEffect(() => {
    if (load === undefined) return undefined;
    let isCurrent = true;
    load().then(
      (came) => isCurrent && setOptions(came),
      () => isCurrent && setOptions(none),
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return options;
}
