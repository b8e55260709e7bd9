import { useCallback, useRef, useState } from 'react';

const hasSome = (counts: ReadonlyMap<string, number>) => [...counts.values()].some((count) => count > 0);

/** The files of a form's fields that are not part of their values yet. */
export function usePendingFiles() {
  /** By field, files that are uploading or failed. */
  const pending = useRef(new Map<string, number>());
  const uploading = useRef(new Map<string, number>());
  const waiting = useRef<(() => void)[]>([]);
  const [isWaiting, setWaiting] = useState(false);
  const note = useCallback((name: string, count: number, moving: number) => {
    pending.current.set(name, count);
    uploading.current.set(name, moving);
    if (!hasSome(uploading.current)) for (const go of waiting.current.splice(0)) go();
  }, []);
  /** Resolves when no file is uploading any more; at once where none is. */
  const whenUploaded = async () => {
    if (!hasSome(uploading.current)) return;
    setWaiting(true);
    await new Promise<void>((go) => waiting.current.push(go));
    setWaiting(false);
  };
  const isPending = () => hasSome(pending.current);
  return { pending, note, whenUploaded, isPending, isWaiting };
}
